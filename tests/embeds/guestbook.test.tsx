import { readFileSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import { bellAnswers } from "../../src/embeds/guestbook/clerk"
import Guestbook from "../../src/embeds/guestbook/Guestbook"
import {
  bookDate,
  homeOf,
  manners,
  maxLengths,
  replyTo,
  restoredSheets,
  signed,
  stampsOf,
  storedEntries,
} from "../../src/embeds/guestbook/logic"
import { maxEntries, schema } from "../../src/embeds/guestbook/schema"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { bringGuest, forget, hasThing, visit } from "../jest/visit"

const guestbook = parse(schema, parseYaml(readFileSync("content/data/guestbook.yaml", "utf8")))

/** A selection from the Big List of Naughty Strings by Max Woolf and others (MIT), github.com/minimaxir/big-list-of-naughty-strings, blns.txt. */
const naughty = [
  "<script>alert(0)</script>",
  "&lt;script&gt;alert(&#39;1&#39;);&lt;/script&gt;",
  "<svg><script>123<1>alert(3)</script>",
  '"><script>alert(4)</script>',
  "</script><script>alert(7)</script>",
  '" onfocus=JaVaSCript:alert(10) autofocus',
  "<sc<script>ript>alert(13)</sc</script>ript>",
  "--><script>alert(14)</script>",
  "JavaSCript:alert(17)",
  'ABC<div style="x\\x3Aexpression(javascript:alert(34)">DEF',
  '<a href="\\x0Bjavascript:javascript:alert(60)" id="fuzzelement1">test</a>',
  "<img src=x onerror=javascript:alert(147)>",
  '<IMG SRC="jav\tascript:alert(202);">',
  "1;DROP TABLE users",
  "1'; DROP TABLE users-- 1",
  "' OR 1=1 -- 1",
  "$(touch /tmp/blns.fail)",
  "`touch /tmp/blns.fail`",
  "$HOME",
  "%d%s%s%s%s%n",
  "{0}",
  "../../../../../../../../../../../etc/passwd%00",
  "() { 0; }; touch /tmp/blns.shellshock1.fail;",
  "<<< %s(un='%s') = %u",
  "\u202e\u202etest\u202e",
  "Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤",
  "﷽",
  "undefined",
  "true",
  "__proto__",
]

describe("the historic entries", () => {
  it("stand in the order of their days, and none was written in Finland's future", () => {
    expect(guestbook.length).toBeGreaterThanOrEqual(15)
    expect(guestbook.every(({ on }) => on >= "1998-01-01" && on < "2026-01-01")).toBe(true)
    expect(safeParse(schema, [...guestbook].reverse()).success).toBe(false)
  })

  it("have the year that the book's clock gave them", () => {
    expect(bookDate("1999-12-31")).toBe("31 December 1999")
    expect(bookDate("2000-01-01")).toBe("1 January 19100")
    expect(bookDate("2000-03-01")).toBe("1 March 2000")
  })
})

describe("bad manners", () => {
  it("are known by their kinds", () => {
    expect(stampsOf("<script>alert(0)</script>")).toEqual(["script"])
    expect(stampsOf("<img src=x onerror=javascript:alert(1)>")).toEqual(["handler", "address"])
    expect(stampsOf("1; DROP TABLE users")).toEqual(["sql"])
    expect(stampsOf("../../etc/passwd%00")).toEqual(["path", "format"])
    expect(stampsOf("{{7*7}} and $(ls)")).toEqual(["template", "shell"])
    expect(stampsOf("On Sunday I saw a table, 100% true")).toEqual([])
    expect(manners).toHaveLength(8)
  })

  it("are answered by their stamp, and good ones by a word", () => {
    expect(replyTo({ name: "a", text: "<script>" }, 3)).toBe(manners[0]?.remark)
    expect(replyTo({ name: "a", text: "first!" }, 18)).toBe("Number 18.")
    expect(replyTo({ name: "a", text: "Do you like it?" }, 1)).toBe("Yes.")
    expect(replyTo({ name: "a", text: "HELLO THERE" }, 1)).toBe("Inside voice, please.")
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, text) => {
        expect(replyTo({ name, text }, 1)).not.toBe("")
      }),
    )
  })
})

describe("what is signed", () => {
  it("is cut to its fields, and needs a name and a text", () => {
    const draft = { name: " a ", home: "", mood: "hay" as const, text: "x" }
    expect(signed(draft, 1, 0)).toMatchObject({ name: "a", text: "x" })
    expect(signed({ ...draft, text: " " }, 1, 0)).toBeNull()
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 900 }), text => {
        expect((signed({ ...draft, text }, 1, 0)?.text ?? "").length).toBeLessThanOrEqual(maxLengths.text)
      }),
    )
  })

  it("links to a home page by http or https alone", () => {
    expect(homeOf("juhq.fi")).toBe("https://juhq.fi/")
    expect(homeOf("http://juhq.fi/a")).toBe("http://juhq.fi/a")
    for (const bad of [
      "javascript:alert(1)",
      " JaVaScRiPt:alert(1)",
      "data:text/html,x",
      "nothing",
      "a.example",
    ])
      expect(homeOf(bad)).toBeNull()
  })

  it("comes back from the bin as it was, and nothing else does", () => {
    const entry = signed({ name: "a", home: "", mood: "hay", text: "x" }, 4, 5)
    expect(restoredSheets([JSON.stringify(entry)], [])).toEqual([{ ...entry, id: 1 }])
    expect(restoredSheets(["<b>"], [])).toEqual([])
    expect(restoredSheets(['{"name":1}'], [])).toEqual([])
  })
})

describe("Guestbook", () => {
  const options = { path: "/guestbook", data: { guestbook } }
  const book = () => screen.getByRole("log")

  it("is signed first by a guest, with a print of itself", async () => {
    const { user } = visit(<Guestbook />, options)
    const desk = () => screen.getAllByRole("status")[0]
    await bringGuest()
    expect(desk()).toHaveTextContent("Next. Name, please.")
    expect(screen.getByRole("img", { name: /The tea towel stood in line\.$/ })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Ring the bell" }))
    expect(desk()).toHaveTextContent("No hands. I helped.")
    expect(
      await within(book()).findByRole("img", { name: "A print of the tea towel, in blue ink" }),
    ).toBeVisible()
    expect(within(book()).getByText("It dried the entry.")).toBeVisible()
    expect(within(book()).getByText("More legible than Seppo.")).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Signed a guestbook by being pressed on it.")
    await user.click(screen.getByRole("button", { name: "Ring the bell" }))
    expect(desk()).toHaveTextContent("Yes?")
    await user.click(screen.getByRole("button", { name: "Have the tea towel sign" }))
    expect(desk()).toHaveTextContent("One signature each.")
    await bringGuest(null)
    // What is signed is signed.
    expect(within(book()).getByText("The tea towel")).toBeVisible()
    expect(within(book()).getByText("From /error-418")).toBeVisible()
    expect(document.querySelectorAll("[data-guest]")).toHaveLength(1)
  })

  it("is signed, answered, and torn out again", async () => {
    const { user } = visit(<Guestbook />, options)
    await user.click(screen.getByRole("button", { name: "Sign the book" }))
    expect(screen.getByText("Who is it?")).toBeInTheDocument()
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Kaisa")
    await user.type(screen.getByRole("textbox", { name: "What you have to say" }), "first")
    await user.click(screen.getByRole("button", { name: "Sign the book" }))
    expect(within(book()).getByText(`Number ${guestbook.length + 1}.`)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Tear out" }))
    expect(within(book()).queryByText("Kaisa")).toBeNull()
    expect(localStorage.getItem("juhq:recycle-bin")).toContain("Kaisa")
  })

  it("gives a stamp for bad manners", async () => {
    const { user } = visit(<Guestbook />, options)
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Bobby")
    await user.type(screen.getByRole("textbox", { name: "What you have to say" }), "rm -rf /")
    expect(hasThing("/guestbook")).toBe(false)
    await user.click(screen.getByRole("button", { name: "Sign the book" }))
    expect(hasThing("/guestbook")).toBe(true)
  })

  it("has a bell that is put away, and an entry about it", async () => {
    const { user } = visit(<Guestbook />, options)
    const desk = () => screen.getAllByRole("status")[0]
    for (const answer of bellAnswers) {
      await user.click(screen.getByRole("button", { name: "Ring the bell" }))
      expect(desk()).toHaveTextContent(answer)
    }
    expect(within(book()).getByText("One ding would have done.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Ring where the bell was" }))
    expect(desk()).toHaveTextContent("There is no bell.")
    expect(within(book()).getByText(/where it was/)).toBeInTheDocument()
  })

  it("has a stamp, a clerk and pages that can be pressed", async () => {
    const { user } = visit(<Guestbook />, options)
    for (let i = 0; i < 3; i++) await user.click(screen.getByRole("button", { name: "Stamp something" }))
    expect(screen.getByText("That was me.")).toBeVisible()
    expect(screen.getAllByText("SEEN")).toHaveLength(3)
    await user.click(screen.getByRole("button", { name: "Ask the clerk" }))
    expect(screen.getByText("Don't poke the clerk.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Turn the page" }))
    expect(screen.getByText("1998. Page one. It was me.")).toBeVisible()
  })

  it.each(naughty)("keeps %j as text", text => {
    const entry = {
      id: 1,
      name: text.slice(0, 40),
      home: text.slice(0, 100),
      mood: "hay" as const,
      text,
      at: 0,
    }
    forget()
    write(storedEntries, [entry])
    visit(<Guestbook />, { path: "/guestbook", data: { guestbook: guestbook.slice(0, 1) }, again: true })
    const words = [...document.querySelectorAll("li p")].map(({ textContent }) => textContent)
    expect(words).toContain(text)
    const links = [...document.querySelectorAll("a")].filter(({ href }) => !/^https?:/.test(href))
    expect(links).toEqual([])
    expect(document.querySelectorAll("script, img, iframe, [onerror], [onfocus]")).toHaveLength(0)
    expect(read(storedEntries)).toEqual([entry])
  })

  it("has a loose sheet that a link brought, as text", () => {
    const query = new URLSearchParams({ from: "<b>Eve</b>", says: "<img src=x onerror=alert(1)>" })
    visit(<Guestbook />, { ...options, query: `${query}` })
    expect(within(book()).getByText("<b>Eve</b>")).toBeInTheDocument()
    expect(within(book()).getByText("<img src=x onerror=alert(1)>")).toBeInTheDocument()
    expect(document.querySelector("img")).toBeNull()
  })

  it("forgets what no book could hold", () => {
    const entry = { id: 1, name: "a", home: "", mood: "hay", text: "x", at: 0 }
    localStorage.setItem(
      "juhq:guestbook",
      JSON.stringify({ v: 1, data: Array.from({ length: maxEntries + 1 }, () => entry) }),
    )
    visit(<Guestbook />, { ...options, again: true })
    expect(screen.queryByRole("button", { name: "Tear out" })).toBeNull()
  })
})
