import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import { join, offsets, split } from "../../src/embeds/parse-url/address"
import { explain } from "../../src/embeds/parse-url/explain"
import { columnOf, fatalFlaw, warnings } from "../../src/embeds/parse-url/flaws"
import { isIpv6 } from "../../src/embeds/parse-url/host"
import ParseUrl from "../../src/embeds/parse-url/ParseUrl"
import { type Deed, doorOf, isRight, isTheirs, outcome, summary } from "../../src/embeds/parse-url/post"
import {
  encode,
  rowsOf,
  spaceIn,
  withMovedRow,
  withNewRow,
  withoutRow,
  withRow,
} from "../../src/embeds/parse-url/rows"
import { schema } from "../../src/embeds/parse-url/schema"
import { judge } from "../../src/embeds/parse-url/verdict"
import { toSpliced } from "../../src/lib/content/arrayMethods"
import { onPage } from "../jest/visit"

const letters = parse(schema, parseYaml(readFileSync("content/data/doubtful-letters.yaml", "utf8")))
const show = (start: string) =>
  render(onPage(<ParseUrl start={start} />, { path: "/parse-url", data: { "doubtful-letters": letters } }))

/** Pieces of which addresses are made, right and wrong. */
const words =
  "http https ws wss ftp file foo mailto data javascript : / // \\ ? # @ [ ] . .. % %2 %20 %41 %zz %ff %C3%A4 & = + 0 1 9 80 443 65536 0x 0x7f 256 999 08 ::1 1:2 :: a b com example.com localhost C: C| xn-- - _ ~ ! \" ' ( < > ^ | { } ` ä"
const piece = fc.constantFrom(...words.split(" "), " ", "\t", "\n", "\0")
const begin = fc.constantFrom("http://", "https:", "foo://", "file://", "file:///", "ws:\\/", "")
const anAddress = fc
  .tuple(begin, fc.array(piece, { maxLength: 9 }))
  .map(([start, parts]) => start + parts.join(""))
const anyText = fc.oneof(
  anAddress,
  fc.string({ unit: "binary" }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
)
type UrlPart = "href" | "username" | "password" | "hostname" | "port" | "pathname" | "search" | "hash"
const takes = (text: string) => judge(text).url !== null

describe("an address", () => {
  it("is put together again byte for byte, whatever it is", () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(join(split(text))).toBe(text)
      }),
      { numRuns: 3000 },
    )
  })

  it("has its parts where they are said to begin", () => {
    fc.assert(
      fc.property(anyText, text => {
        const parts = split(text)
        const at = offsets(parts)
        for (const name of [
          "scheme",
          "user",
          "password",
          "host",
          "port",
          "path",
          "query",
          "fragment",
        ] as const) {
          const written = parts[name]
          if (written !== null) expect(text.slice(at[name], at[name] + written.length)).toBe(written)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it("has the parts that the browser sees, where both write them alike", () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), text => {
        const parts = split(text)
        const url = new URL(text)
        expect(`${parts.scheme}:`).toBe(url.protocol)
        expect(parts.host?.toLowerCase()).toBe(url.hostname)
        expect((parts.query ?? "").replaceAll("'", "%27")).toBe(url.search.slice(1))
        expect(parts.fragment ?? "").toBe(url.hash.slice(1))
      }),
    )
  })

  // From the URL Standard's own test data, urltestdata.json of web-platform-tests.
  it.each<[string, Partial<Record<UrlPart, string>>]>([
    ["http://example\t.\norg", { href: "http://example.org/" }],
    [
      "http://user:pass@foo:21/bar;par?b#c",
      { username: "user", password: "pass", port: "21", pathname: "/bar;par", search: "?b", hash: "#c" },
    ],
    ["https://test:@test", { href: "https://test@test/" }],
    ["https://:@test", { href: "https://test/" }],
    ["non-special://test:@test/x", { href: "non-special://test@test/x" }],
    ["http://[::127.0.0.1]", { hostname: "[::7f00:1]" }],
    ["http://192.0x00A80001", { hostname: "192.168.0.1" }],
    ["http://www/foo%2Ehtml", { pathname: "/foo%2Ehtml" }],
    ["http:\\\\www.google.com\\foo", { href: "http://www.google.com/foo" }],
    ["http://foo:80/", { href: "http://foo/" }],
    ["httpa://foo:80/", { port: "80", hostname: "foo" }],
    ["http://GOO\u200b\u2060\ufeffgoo.com", { hostname: "googoo.com" }],
    ["http://0Xc0.0250.01", { hostname: "192.168.0.1" }],
    ["http://256", { hostname: "0.0.1.0" }],
    ["http://www.@pple.com", { username: "www.", hostname: "pple.com" }],
    ["http://@pple.com", { href: "http://pple.com/" }],
    ["file:///W|/m/", { href: "file:///W:/m/" }],
    ["mailto:/../", { pathname: "/" }],
    ["data:test# »", { pathname: "test", hash: "#%20%C2%BB" }],
    ["http://host/?'", { search: "?%27" }],
    ["notspecial://host/?'", { search: "?'" }],
    ["sc://ñ.test/", { hostname: "%C3%B1.test" }],
    ["  \thttp://x/a b\n ", { href: "http://x/a%20b" }],
    ["http://a/b/./c/../d", { pathname: "/b/d" }],
    ["HTTP:example.com", { href: "http://example.com/" }],
  ])("such as %j is read as the standard's tests say", (text, expected) => {
    const { url, fatals } = judge(text)
    for (const [key, value] of Object.entries(expected)) expect(url?.[key as UrlPart]).toBe(value)
    expect(fatals).toEqual([])
  })

  it.each<[string, number, RegExp]>([
    ["http://f:fifty-two/c", 10, /digits only.*“f”/],
    ["http://f:999999/c", 10, /65535.*999999/],
    ["http://f: 21 / b", 10, /digits only.*“ ”/],
    ["http://foo:-80/", 12, /digits only.*“-”/],
    ["http://[www.google.com]/", 8, /no IPv6/],
    ["http://[::1.2.3.4x]", 8, /no IPv6/],
    ["http://[::1", 12, /ends in “]”/],
    ["http://ho%20st/", 10, /A space, here as %20,/],
    ["http://ho%3Cst/", 10, /“<”, here as %3C,/],
    ["http://a<b", 9, /“<” can't/],
    ["http://a^b", 9, /“\^” can't/],
    ["http://ho\0st/", 10, /A zero can't/],
    ["http://%zz%66%a.com", 8, /begins no percent code/],
    ["http://%25", 8, /“%”, here as %25,/],
    ["http://1.2.3.4.5/", 8, /four numbers at most/],
    ["http://256.256.256.256", 8, /256 is more than 255/],
    ["http://0x100000000/test", 8, /more than 4294967295/],
    ["http://foo.09", 8, /“foo” is no number|“09” is no number/],
    ["http://?", 8, /no host/],
    ["https://user@/x", 14, /no host/],
    ["http://:80/", 8, /no host/],
    ["sc://a b/", 7, /A space can't/],
    ["sc://:12/", 6, /no host/],
    ["sc://@/", 7, /no host/],
    ["sc://][/", 6, /“]” can't/],
    ["///x:/", 1, /no scheme/],
    ["../i", 1, /no scheme/],
    ["", 1, /no address/],
    ["http://127..1/", 8, /between two of its dots there is none/],
    ["http://xn--a", 8, /Unicode Technical Standard 46/],
    ["http://\u00ad/", 8, /Unicode Technical Standard 46/],
    ["https://👏👏:a/", 12, /digits only/],
  ])("such as %j is refused at column %i, with the reason", (text, column, what) => {
    const {
      url,
      fatals: [fatal],
    } = judge(text)
    expect(url).toBeNull()
    expect(fatal?.what).toMatch(what)
    expect(columnOf(text, fatal?.start ?? -1)).toBe(column)
  })

  it.each<[string, [number, RegExp][]]>([
    [
      "http://exa mple.com:99999/",
      [
        [11, /^A space can't/],
        [21, /^Ports end at 65535/],
      ],
    ],
    [
      "http://256.1.1.1:x/",
      [
        [8, /256 is more than 255/],
        [18, /digits only.*“x”/],
      ],
    ],
    [
      "http://xn--a:99999/",
      [
        [8, /Unicode Technical Standard 46/],
        [14, /99999/],
      ],
    ],
    [
      "http://:99999/",
      [
        [8, /no host/],
        [9, /99999/],
      ],
    ],
    ["http://ok.fi:99999/", [[14, /99999/]]],
    ["//example.com/a", [[1, /no scheme/]]],
    ["//exa mple.com", [[1, /no scheme/]]],
    ["//\u00ad/", [[1, /no scheme/]]],
    ["  //xn--a/", [[3, /no scheme/]]],
    ["//", [[1, /no scheme/]]],
  ])("such as %j is refused with every reason", (text, expected) => {
    const { fatals } = judge(text)
    expect(fatals.map(({ start, what }) => [columnOf(text, start), what])).toEqual(
      expected.map(([column, what]) => [column, expect.stringMatching(what)]),
    )
  })

  it("without a scheme lacks the scheme, and nothing is said of what can't be tried without one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), rest => {
        const { fatals } = judge(`//${rest}`)
        expect(fatals.map(({ what }) => what)).toEqual([expect.stringMatching(/^It has no scheme/)])
      }),
      { examples: [["example.com"], ["ä.fi/a b"], ["exa mple.com:99999"], ["\u00ad"]] },
    )
  })

  it("is no matter of names in other letters where it is ASCII, or of another scheme", () => {
    fc.assert(
      fc.property(anAddress, text => {
        const { parts, fatals } = judge(text)
        const isOther = /[^\0-\x7f]|%[89a-f]|xn--/i.test(parts.host?.replace(/[\t\n\r]/g, "") ?? "")
        if (!isOther) expect(fatals.filter(({ what }) => /Standard 46/.test(what))).toEqual([])
      }),
    )
  })

  it("is refused here exactly when a browser refuses it", () => {
    fc.assert(
      fc.property(anAddress, text => {
        // Names in other letters, and what is written as them, are for the browser alone.
        fc.pre(!/xn--|%[89a-f][\da-f]|ä/i.test(text.replace(/[\t\n]/g, "")))
        expect([text, fatalFlaw(split(text)) === null]).toEqual([text, takes(text)])
      }),
      { numRuns: 5000 },
    )
  })

  it("is never refused here when a browser takes it, in any letters", () => {
    fc.assert(
      fc.property(anyText, text => {
        if (takes(text)) expect([text, fatalFlaw(split(text))]).toEqual([text, null])
        else expect(judge(text).fatals).not.toEqual([])
      }),
      { numRuns: 5000 },
    )
  })

  it("has an IPv6 host when a browser thinks so", () => {
    const part = fc.constantFrom(
      "::",
      ":",
      "1",
      "ffff",
      "0",
      "12345",
      "g",
      "1.2.3.4",
      "1.2.3",
      "256.1.1.1",
      "01.2.3.4",
      "1:2:3",
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), parts => {
        const text = parts.join("")
        expect([text, isIpv6(text)]).toEqual([text, takes(`http://[${text}]/`)])
      }),
      { numRuns: 3000 },
    )
  })
})

describe("the remarks", () => {
  const remarks = (text: string) => warnings(text, split(text)).map(flaw => [flaw.start, flaw.end, flaw.what])
  it.each<[string, number, number, RegExp]>([
    [" http://a/", 0, 1, /before the address/],
    ["http://a/ \n", 9, 11, /after the address/],
    ["http://a/\tb", 9, 10, /Tabs and line breaks/],
    ["example.com:8000/x", 0, 11, /for the scheme/],
    ["localhost:8000", 0, 9, /for the scheme/],
    ["https:/example.com", 6, 7, /two slashes/],
    ["https://a/b\\c", 11, 12, /takes “\\” for/],
    ["https://a:b@c/", 10, 11, /password/],
    ["https://a@c/", 8, 9, /user name/],
    ["https://a:443/", 9, 13, /usual one/],
    ["https://a/%zz", 10, 13, /“%zz” is no percent code/],
    ["https://a/?b=%e4%4", 16, 18, /“%4” is no percent code/],
    ["https://%4@c/", 8, 11, /“%4@” is no percent code/],
    ["https://a/b c", 11, 12, /A space should/],
    ["https://a/#{b}", 11, 12, /“\{” should/],
  ])("on %j point from %i to %i", (text, start, end, what) => {
    expect(remarks(text)).toContainEqual([start, end, expect.stringMatching(what)])
  })

  it("are none on what needs none", () => {
    expect(remarks("https://juhq.fi/a/b?c=d+e%20f&g#h")).toEqual([])
    expect(remarks("mailto:pertti@juhq.fi")).toEqual([])
  })
})

describe("the rows of a query", () => {
  it("are read as a form reads them", () => {
    const query = "a=1&b&c=&&a=2+3&d=%20%C3%A4&=e&f=g=h"
    expect(rowsOf(query).map(({ key, value }) => [key, value])).toEqual([
      ["a", "1"],
      ["b", null],
      ["c", ""],
      ["", null],
      ["a", "2 3"],
      ["d", " ä"],
      ["", "e"],
      ["f", "g=h"],
    ])
    expect(rowsOf(null)).toEqual([])
    expect(rowsOf("")).toEqual([])
  })

  it("are the browser's own, but for the empty ones that it passes over", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: "grapheme", maxLength: 3 }))), parts => {
        const query = parts.join("").replace(/[?#\p{Surrogate}]/gu, "")
        const mine = rowsOf(query).filter(({ raw }) => raw !== "")
        expect(mine.map(({ key, value }) => [key, value ?? ""])).toEqual([...new URLSearchParams(query)])
      }),
      { numRuns: 2000 },
    )
  })

  it("say when a percent code is none, or none of UTF-8", () => {
    expect(rowsOf("a=%zz")[0]).toMatchObject({
      value: "%zz",
      problem: expect.stringContaining("“%zz” is no percent code"),
    })
    expect(rowsOf("a=%E4")[0]).toMatchObject({
      value: "\uFFFD",
      problem: expect.stringContaining("no UTF-8"),
    })
    expect(rowsOf("a=%EF%BF%BD&b=\uFFFD").map(({ problem }) => problem)).toEqual([null, null])
  })

  it("are read again as they were edited, and the others stay as they were written", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 8 })
    const raw = fc.constantFrom("a=1", "b", "c=%zz", "", "d=%20", "e=+", "=", "f='ä\"", "g==")
    fc.assert(
      fc.property(
        fc.array(raw, { minLength: 1, maxLength: 5 }),
        fc.nat(4),
        text,
        fc.constantFrom("+" as const, "%20" as const),
        (raws, n, words, space) => {
          const query = raws.join("&")
          fc.pre(query !== "")
          const index = n % raws.length
          const byKey = withRow(query, index, { key: words }, space)
          const byValue = withRow(query, index, { value: words }, space)
          for (const next of [byKey, byValue]) {
            expect(toSpliced(next.split("&"), index, 1)).toEqual(toSpliced(raws, index, 1))
          }
          expect(byKey === "" ? "" : rowsOf(byKey)[index]?.key).toBe(words)
          expect(rowsOf(byValue)[index]?.value).toBe(words)
          expect(new URLSearchParams(byValue).getAll(rowsOf(byValue)[index]?.key ?? "")).toContain(words)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it("write a space as one likes, and codes only where they are needed", () => {
    expect(encode("a b&c=d/e?f:g@h+i#'ä", "+", false)).toBe("a+b%26c=d/e?f:g@h%2Bi%23%27%C3%A4")
    expect(encode("a b=c", "%20", true)).toBe("a%20b%3Dc")
    expect(encode("\uD83D", "+", false)).toBe("%EF%BF%BD")
    expect([spaceIn("a=b+c"), spaceIn("a=b%20c"), spaceIn("a=b%20c+d"), spaceIn(null)]).toEqual([
      "+",
      "%20",
      "+",
      "+",
    ])
  })

  it("are added, removed and moved without a change to their neighbours", () => {
    expect(withNewRow(null)).toBe("=")
    expect(withNewRow("a=%zz")).toBe("a=%zz&=")
    expect(withoutRow("a&b&c", 1)).toBe("a&c")
    expect(withoutRow("a", 0)).toBeNull()
    expect(withMovedRow("a&b&c", 0, 1)).toBe("b&a&c")
    expect(withMovedRow("a&b&c", 2, -1)).toBe("a&c&b")
    expect(withMovedRow("a&b&c", 0, -1)).toBe("a&b&c")
  })
})

describe("the explanations", () => {
  const about = (text: string, name: string) => {
    const { parts, url } = judge(text)
    return explain(parts, url).find(told => told.name === name)
  }
  it.each(["constructor", "tostring", "valueof"])("take %s: for a scheme that is not known", scheme => {
    expect(about(`${scheme}:tea`, "scheme")?.about).toBe(
      "A scheme that this page doesn't know. Somebody else may.",
    )
  })

  it("tell every part that is there, and no other", () => {
    const names = (text: string) => explain(split(text), null).map(({ name }) => name)
    expect(names("https://a:b@c:1/d?e#f")).toEqual([
      "scheme",
      "user",
      "password",
      "host",
      "port",
      "path",
      "query",
      "fragment",
    ])
    expect(names("mailto:a@b")).toEqual(["scheme", "path"])
    expect(names("https://a?#")).toEqual(["scheme", "host", "path", "query", "fragment"])
  })

  it("call a wrong host and a wrong port what they are, and read nothing in them", () => {
    expect(about("http://256.1.1.1/a", "host")).toMatchObject({
      read: null,
      about: "An IPv4 address, but a wrong one: 256 is more than 255, which is the most in an IPv4 address.",
    })
    expect(about("http://1.2.3.4.5/", "host")?.about).toMatch(/^An IPv4 address, but a wrong one: an IPv4/)
    expect(about("http://exa mple.com/", "host")?.about).toBe("Not a host: a space can't be in a host.")
    expect(about("http://exa mple.com:99999/", "port")).toMatchObject({
      read: null,
      about: "Not a port. Ports end at 65535, and this one is 99999.",
    })
    expect(about("https://yle.fi:99999/", "host")?.about).toMatch(/^A domain.*\.fi gave out/)
    expect(about("http://127.1:99999/", "host")?.about).toMatch(/^An IPv4 address: a machine/)
    expect(about("http://xn--a/", "host")?.about).toBe("Not a host that a browser takes.")
  })

  it("know hosts, ports, steps and fragments by what they are", () => {
    expect(about("http://127.1/", "host")).toMatchObject({
      read: "127.0.0.1",
      about: expect.stringMatching(/^An IPv4/),
    })
    expect(about("http://[::1]/", "host")?.about).toMatch(/^An IPv6/)
    expect(about("https://yle.fi", "host")?.about).toMatch(/\.fi gave out.*Finland/)
    expect(about("https://ä.fi", "host")).toMatchObject({
      read: "xn--4ca.fi",
      about: expect.stringMatching(/other letters/),
    })
    expect(about("http://localhost", "host")?.about).toBe("This very machine.")
    expect(about("http://a:8080", "port")?.about).toMatch(/For http it is 80/)
    expect(about("http://a/b/../c/", "path")).toMatchObject({
      read: "/c/",
      about: expect.stringMatching(/1 step\. One dot/),
    })
    expect(about("http://a/#:~:text=b", "fragment")?.about).toMatch(/words to be marked/)
  })
})

describe("the page", () => {
  const start = "https://a.fi/?b=1&c=x+y&b=%zz"
  const box = () => screen.getByLabelText<HTMLTextAreaElement>("Address")
  const query = () => new URLSearchParams(window.location.search).get("url")
  const undo = () => screen.getByRole("button", { name: "Undo" })
  const joined = () => screen.getByRole("region", { name: "Put together again" })
  beforeEach(() => window.history.replaceState(null, "", "/parse-url"))

  it("shows the parts and the rows, and puts them together as they came", async () => {
    const user = userEvent.setup()
    show(start)
    expect(screen.getAllByRole("term").map(term => term.textContent)).toEqual([
      "Scheme",
      "Host",
      "Path",
      "Query",
    ])
    expect(screen.getByLabelText("Key of row 2")).toHaveValue("c")
    expect(screen.getByLabelText("Value of row 2")).toHaveValue("x y")
    expect(screen.getByLabelText("Value of row 3")).toHaveAccessibleDescription(/“%zz” is no percent code/)
    expect(joined()).toHaveTextContent("Not a byte is different")
    await user.click(screen.getByRole("button", { name: "Copy the address" }))
    expect(await navigator.clipboard.readText()).toBe(start)
  })

  it("lays the address out in colours, and explains the part that is pressed", async () => {
    const user = userEvent.setup()
    show("https://me:pw@a.fi:1/x")
    await user.click(screen.getByText("Take an address apart"))
    const parts = within(screen.getByRole("region", { name: "Parts" }))
    expect(parts.getByText(/^A domain/)).toBeVisible()
    expect(parts.getByText(/^A secret/)).not.toBeVisible()
    const password = parts.getByRole("button", { name: "Password" })
    await user.click(password)
    expect(password).toHaveAttribute("aria-expanded", "true")
    expect(parts.getByText(/^A secret/)).toBeVisible()
    expect(parts.getByText(/^A domain/)).not.toBeVisible()
    fireEvent.change(box(), { target: { value: "mailto:pertti@a.fi" } })
    expect(parts.getByRole("button", { name: "Path" })).toHaveAttribute("aria-expanded", "true")
  })

  it("edits, adds, moves and removes rows, and takes each of it back", async () => {
    const user = userEvent.setup()
    show(start)
    await user.type(screen.getByLabelText("Value of row 1"), " & co")
    expect(box()).toHaveValue("https://a.fi/?b=1+%26+co&c=x+y&b=%zz")
    expect(query()).toBe("https://a.fi/?b=1+%26+co&c=x+y&b=%zz")
    expect(joined()).toHaveTextContent("Edited.")
    await user.click(screen.getByRole("button", { name: "Add a row" }))
    await user.type(screen.getByLabelText("Key of row 4"), "näyttö")
    expect(box().value).toMatch(/&n%C3%A4ytt%C3%B6=$/)
    await user.click(screen.getByRole("button", { name: "Move row 4 up" }))
    expect(screen.getByRole("button", { name: "Move row 3 up" })).toHaveFocus()
    expect(box().value).toMatch(/&n%C3%A4ytt%C3%B6=&b=%zz$/)
    await user.click(screen.getByRole("button", { name: "Remove row 1" }))
    expect(box().value).toBe("https://a.fi/?c=x+y&n%C3%A4ytt%C3%B6=&b=%zz")
    for (let i = 0; i < 3; i++) await user.click(undo())
    expect(box().value).toBe("https://a.fi/?b=1+%26+co&c=x+y&b=%zz&=")
    await user.click(undo())
    await user.click(undo())
    expect(box()).toHaveValue(start)
    expect(query()).toBeNull()
    expect(undo()).toHaveAttribute("aria-disabled", "true")
  })

  it("writes spaces as it is told", async () => {
    const user = userEvent.setup()
    show(start)
    await user.selectOptions(screen.getByLabelText("A space that you type is written"), "%20")
    await user.type(screen.getByLabelText("Key of row 1"), " k")
    expect(box()).toHaveValue("https://a.fi/?b%20k=1&c=x+y&b=%zz")
  })

  it("takes the question mark away with the last row", async () => {
    const user = userEvent.setup()
    show("https://a.fi/?b#c")
    await user.click(screen.getByRole("button", { name: "Remove row 1" }))
    expect(box()).toHaveValue("https://a.fi/#c")
    expect(screen.getByText(/There are none/)).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Add a row" })).toHaveFocus()
  })

  it("says what is wrong and in which column, and selects it", async () => {
    const user = userEvent.setup()
    show("https://a.fi:80a/")
    expect(screen.getByRole("alert")).toHaveTextContent(
      "No browser takes it. Column 16: A port has digits only, and this one has “a”.",
    )
    expect(box()).toBeInvalid()
    await user.click(screen.getByRole("button", { name: "Show the place" }))
    expect(box()).toHaveFocus()
    expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe("a")
  })

  it("offers to mend an address without a scheme", async () => {
    const user = userEvent.setup()
    show("juhq.fi/parse-url")
    expect(screen.getByRole("alert")).toHaveTextContent("no scheme")
    await user.click(screen.getByRole("button", { name: "Put https:// before it" }))
    expect(box()).toHaveValue("https://juhq.fi/parse-url")
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
  })

  it("offers the scheme alone, once, for what begins with two slashes", async () => {
    const user = userEvent.setup()
    show("//example.com/a")
    expect(screen.getAllByRole("button", { name: /before it$/ })).toHaveLength(1)
    await user.click(screen.getByRole("button", { name: "Put https: before it" }))
    expect(screen.getByLabelText("Address")).toHaveValue("https://example.com/a")
  })

  it("shows remarks with their places", async () => {
    const user = userEvent.setup()
    show("https://a.fi/b c")
    await user.click(within(screen.getByRole("region", { name: "Remarks" })).getByRole("button"))
    expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe(" ")
    expect(joined()).toHaveTextContent("As the browser writes it:https://a.fi/b%20c")
  })

  it("begins with the link, invites who has nothing, and starts again", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", `?url=${encodeURIComponent("ftp://b/?c")}`)
    show(start)
    expect(box()).toHaveValue("ftp://b/?c")
    await user.clear(box())
    expect(screen.getByRole("alert")).toHaveTextContent("There is nothing to take apart.")
    expect(screen.queryByRole("term")).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(box()).toHaveValue(start)
    await user.click(undo())
    expect(box()).toHaveValue("")
  })

  it("leaves the box as it is when ten million letters are pasted", () => {
    show(start)
    fireEvent.paste(box(), { clipboardData: { getData: () => "a".repeat(10_000_000) } })
    expect(box()).toHaveValue(start)
    expect(screen.getByRole("alert")).toHaveTextContent("That would be 10,000,029 characters.")
  })

  it("draws fifty of a thousand rows, and keeps the others", () => {
    const many = `https://a.fi/?${Array.from({ length: 1000 }, (_, i) => `k${i}=%zz`).join("&")}`
    const { container } = show(many)
    expect(container.querySelectorAll(".query ol > li")).toHaveLength(50)
    expect(screen.getByText(/950 rows more are not drawn/)).toBeInTheDocument()
    // By its label one would wait for seconds among so many.
    fireEvent.click(container.querySelector("[aria-label='Remove row 1']") as Element)
    expect(box().value).toBe(many.replace("k0=%zz&", ""))
  })
})

describe("the letters", () => {
  const honest = {
    from: "a",
    home: "oats.example",
    says: "Here:",
    note: "So.",
    link: "https://oats.example/",
  }

  // By hand, from the URL Standard: hosts are read from their end, after the last @, up to the first / or \\.
  it.each([
    ["https://oats.example/", true],
    ["https://www.oats.example:8080/x", true],
    ["HTTPS://OATS.EXAMPLE", true],
    ["https://oats.example\\@thief.example/", true],
    ["https://oats。example/", true],
    ["https://oats.example.thief.example/", false],
    ["https://oats.example@thief.example/", false],
    ["https://thief.example/oats.example", false],
    ["https://thief.example/?https://oats.example", false],
    ["https://notoats.example/", false],
    ["https://оats.example/", false],
    ["https://3405803786/", false],
  ])("of somebody at oats.example with the link %s leads to them: %s", (link, expected) => {
    expect(isTheirs({ ...honest, link })).toBe(expected)
    expect(isRight({ ...honest, link }, "open")).toBe(expected)
    expect(isRight({ ...honest, link }, "bin")).toBe(!expected)
  })

  it("are half theirs and half not, each with another trick", () => {
    expect(letters.filter(isTheirs)).toHaveLength(letters.length / 2)
    expect(new Set(letters.map(({ note }) => note)).size).toBe(letters.length)
    expect(letters.map(({ link }) => doorOf(link))).toContain("203.0.113.10")
  })

  it("are summed up", () => {
    const right: Deed[] = letters.map(letter => (isTheirs(letter) ? "open" : "bin"))
    const all = (deed: Deed) =>
      summary(
        letters,
        letters.map(() => deed),
      )
    expect(summary(letters, right)).toBe("10 of 10. You read addresses from their end.")
    expect(all("open")).toBe("5 of 10. 5 strangers have your keys, and nothing honest is in the bin.")
    expect(all("bin")).toBe("5 of 10. No stranger has your keys, and 5 honest letters are in the bin.")
    const one = right.map((deed, i): Deed => (i === 0 ? "open" : deed))
    expect(summary(letters, one)).toBe("9 of 10. 1 stranger has your keys, and nothing honest is in the bin.")
    expect(outcome(honest, "bin")).toBe("It was theirs, though: oats.example.")
  })

  it("are opened or binned one by one, laid on the table, and read again", async () => {
    jest.useFakeTimers({ now: new Date("2026-06-02T12:00:00") })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    /** Presses a button after the time of a double click. */
    const press = async (button: HTMLElement) => {
      act(() => jest.advanceTimersByTime(500))
      await user.click(button)
    }
    show("https://juhq.fi/")
    for (const [i, letter] of letters.entries()) {
      const card = within(screen.getByRole("region", { name: `Letter ${i + 1} of 10` }))
      expect(card.getByText(letter.link)).toBeInTheDocument()
      expect(card.getByRole("status")).toBeEmptyDOMElement()
      await press(card.getByRole("button", { name: i === 0 ? "Open it" : "Bin it" }))
      expect(card.getByRole("status")).toHaveTextContent(doorOf(letter.link))
      expect(card.getByRole("status")).toHaveTextContent(
        i === 0 ? "Fallen for" : isTheirs(letter) ? "Binned" : "Right",
      )
      expect(screen.getByRole("region", { name: `Letter ${i + 1} of 10` })).toHaveFocus()
      if (i < 9) await press(card.getByRole("button", { name: "Next letter" }))
    }
    expect(screen.getByText(/^4 of 10\./)).toHaveTextContent("1 stranger has your keys, and 5 honest letters")
    await press(screen.getByRole("button", { name: "Take it apart" }))
    expect(screen.getByRole("textbox", { name: "Address" })).toHaveValue(letters[9]?.link)
    expect(screen.getByText("Not a byte is different.")).toBeInTheDocument()
    await press(screen.getByRole("button", { name: "Read them again" }))
    expect(screen.getByRole("region", { name: "Letter 1 of 10" })).toHaveFocus()
    jest.useRealTimers()
  })
})
