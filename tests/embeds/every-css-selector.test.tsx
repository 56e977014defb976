import { readFileSync } from "node:fs"
import Specificity from "@bramus/specificity"
import { fireEvent, act as flush, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { safeParse } from "valibot"
import { parse } from "yaml"
import EveryCssSelector from "../../src/embeds/every-css-selector/EveryCssSelector"
import {
  ask,
  cssOf,
  pageOf,
  selectorsOf,
  specOf,
  statusOf,
  tally,
  type Weigh,
  weighed,
  weightText,
  weightWords,
} from "../../src/embeds/every-css-selector/logic"
import { countMatches, matchText } from "../../src/embeds/every-css-selector/loose"
import { act, type Frame, silence } from "../../src/embeds/every-css-selector/parts/acts"
import {
  acts,
  type CssSelector,
  groups,
  schema,
  specs,
  statuses,
} from "../../src/embeds/every-css-selector/schema"
import { filterItems } from "../../src/kits/list/logic"
import { forget, hasThing, onPage } from "../jest/visit"

const list = parse(readFileSync("content/data/css-selectors.yaml", "utf8")) as CssSelector[]
const weigh: Weigh = selector => Specificity.calculate(selector).map(({ a, b, c }) => ({ a, b, c }))
const named = (name: string) => {
  const found = list.find(({ selector }) => selector === name)
  if (!found) throw new Error(`${name} is not in the list.`)
  return found
}

/** The names that the drafts of CSS define, from their own indexes, brackets and all. */
const drafts = `
  :active :active-view-transition :active-view-transition-type() :after :animated-image :any-link :autofill :before :blank
  :buffering :checked :current :current() :default :defined :dir() :disabled :empty :enabled :first-child :first-letter
  :first-line :first-of-page :first-of-type :focus :focus-visible :focus-within :fullscreen :future :has() :has-slotted
  :heading :heading() :high-value :host :host() :host-context() :hover :in-range :indeterminate :interest-source
  :interest-target :invalid :is() :lang() :last-child :last-of-page :last-of-type :link :link-to() :local-link
  :local-link() :low-value :matches() :modal :muted :not() :nth-child() :nth-col() :nth-last-child() :nth-last-col()
  :nth-last-of-type() :nth-of-page() :nth-of-type() :only-child :only-of-type :open :optimal-value :optional
  :out-of-range :past :paused :picture-in-picture :placeholder-shown :playing :popover-open :read-only :read-write
  :required :root :scope :seeking :snapped :snapped-block :snapped-inline :snapped-x :snapped-y :stalled :start-of-page
  :state() :target :target-after :target-before :target-current :target-within :unchecked :user-invalid :user-valid
  :valid :visited :volume-locked :where() :xr-overlay
  ::after ::backdrop ::before ::checkmark ::clear-icon ::color-swatch ::column ::cue ::cue() ::cue-region ::cue-region()
  ::details-content ::field-component ::field-separator ::field-text ::file-selector-button ::first-letter ::first-line
  ::grammar-error ::highlight() ::marker ::nth-fragment() ::part() ::picker() ::picker-icon ::placeholder ::reveal-icon
  ::scroll-button() ::scroll-marker ::scroll-marker-group ::search-text ::selection ::slider-fill ::slider-thumb
  ::slider-track ::slotted() ::spelling-error ::step-control ::step-down ::step-up ::target-text ::view-transition
  ::view-transition-group() ::view-transition-group-children() ::view-transition-image-pair() ::view-transition-new()
  ::view-transition-old() ::first-letter::prefix ::first-letter::postfix ::footnote-call ::footnote-marker
  & * .class #id [attr] [attr=value] [attr~=value] [attr|=value] [attr^=value] [attr$=value] [attr*=value] ns|E *|E |E
  [ns|attr] [*|attr] [|attr]
`
const withSpaces = [
  "[attr=value i]",
  "[attr=value s]",
  "E",
  "E, F",
  "E F",
  "E > F",
  "E + F",
  "E ~ F",
  "E || F",
  "@page :first",
  "@page :left",
  "@page :right",
  "@page :blank",
  "@page :nth()",
  ":nth-child(… of S)",
  ":nth-last-child(… of S)",
]

function Page() {
  const page = { path: "/every-css-selector" }
  return onPage(<EveryCssSelector />, { ...page, data: { "css-selectors": list } })
}

const rows = () =>
  within(screen.getByRole("list", { name: "Selectors" })).getAllByRole("button", { expanded: false })

beforeEach(() => window.history.replaceState(null, "", "/every-css-selector"))
afterEach(() => Reflect.deleteProperty(globalThis, "CSS"))

describe("the list", () => {
  it("fits its schema, and has nothing twice", () => {
    expect(safeParse(schema, list).issues).toBeUndefined()
    expect(new Set(list.map(({ selector }) => selector)).size).toBe(list.length)
  })

  it("has every selector that the drafts of CSS define", () => {
    const names = [...drafts.split(/\s+/).filter(Boolean), ...withSpaces]
    const have = new Set(list.map(({ selector }) => selector))
    expect(names.filter(name => !have.has(name))).toEqual([])
    expect(names.length).toBeGreaterThan(180)
  })

  it("uses every group, standing, place of definition and act", () => {
    expect(Object.keys(groups).filter(group => !list.some(each => each.group === group))).toEqual([])
    expect(Object.keys(statuses).filter(status => !list.some(each => statusOf(each) === status))).toEqual([])
    expect(Object.keys(specs).filter(spec => !list.some(each => each.spec === spec))).toEqual([])
    expect(acts.filter(name => !list.some(each => each.act === name))).toEqual([])
  })

  it("marks what has a maker's name in it as a maker's own, or as removed, and asks no browser for ::-webkit-", () => {
    const prefixed = list.filter(({ selector }) => /^::?-(webkit|moz|ms)-/.test(selector))
    expect(prefixed.filter(each => !["vendor", "removed"].includes(statusOf(each)))).toEqual([])
    expect(
      prefixed.filter(({ selector, test }) => selector.startsWith("::-webkit-") && test !== "none"),
    ).toEqual([])
  })

  it("has examples that can be weighed, except where it gives the weight itself", () => {
    const unweighed = list.filter(
      ({ example, weight }) => !weight && weighed(example, weigh).kind !== "weights",
    )
    expect(unweighed.map(({ example }) => example)).toEqual([])
  })

  it("shows something that an act can be done on, and nothing that runs a script of its own", () => {
    for (const { html = "", act: name } of list) {
      expect(html.includes("data-act")).toBe(name !== undefined)
      expect(html).not.toMatch(/<script|\son\w+=|javascript:|https?:\/\/(?!www\.w3\.org)/i)
    }
  })
})

describe("the demos", () => {
  const inHands = (each: CssSelector) =>
    each.hint !== undefined || each.act !== undefined || each.rule?.startsWith("/*")

  it("each select something, and not everything, as far as a machine without a screen can tell", () => {
    const wrong: string[] = []
    let looked = 0
    for (const each of list) {
      const { example, html } = each
      if (!html || inHands(each) || ["&", ":root"].includes(each.selector)) continue
      const document = new DOMParser().parseFromString(
        `<!doctype html><body>${html.replaceAll("{site.name}", "juhq.fi")}`,
        "text/html",
      )
      const owner = example.replace(/::.*$|:(before|after|first-line|first-letter)$/, "") || "*"
      try {
        const hits = document.body.querySelectorAll(owner).length
        looked++
        if (hits === 0 && each.selector !== "|E") wrong.push(`${example} selects nothing`)
        if (
          owner === example &&
          hits === document.body.querySelectorAll("*").length &&
          document.body.children.length > 1
        ) {
          wrong.push(`${example} selects everything`)
        }
      } catch {
        // This machine doesn't know the selector; browsers say on the page whether they do.
      }
    }
    expect(wrong).toEqual([])
    expect(looked).toBeGreaterThan(80)
  })

  it("are well-formed HTML that a parser doesn't have to mend", () => {
    for (const { html } of list) {
      if (!html || /<(tr|li)>/.test(html)) continue
      const body = new DOMParser().parseFromString(
        `<!doctype html><body>${html.replaceAll("{site.name}", "juhq.fi")}`,
        "text/html",
      ).body
      expect(body.querySelectorAll("parsererror")).toHaveLength(0)
      expect(body.textContent ?? "").not.toMatch(/<\w/)
    }
  })

  it("stand on a page of their own with the selector's rule, and find their way to the site", () => {
    const page = pageOf(named(":visited"), "https://juhq.fi")
    expect(page).toContain('<base href="about:srcdoc">')
    expect(page).toContain('href="https://juhq.fi/"')
    expect(page).toContain(":visited { color: #006400 }")
    expect(cssOf(named("E > F"))).toBe("section > p { background: #ffd84a }")
    expect(cssOf(named(":scope"))).toMatch(/^@scope/)
  })
})

describe("acts", () => {
  const frameOf = (html: string, more: object = {}): Frame => {
    const page = document.implementation.createHTMLDocument("demo")
    page.body.innerHTML = html
    return { document: page, window: more as Frame["window"] }
  }

  it("make a box neither on nor off, and open a dialog", () => {
    const boxes = frameOf(named(":indeterminate").html ?? "")
    act("indeterminate", boxes)
    expect(boxes.document.querySelector<HTMLInputElement>("[data-act]")?.indeterminate).toBe(true)
    const asking = frameOf(named(":modal").html ?? "")
    act("modal", asking)
    asking.document.querySelector<HTMLElement>("[data-act]")?.click()
    expect(asking.document.querySelector("dialog")).toHaveProperty("open", true)
  })

  it("mark every hamster", () => {
    const marked: string[] = []
    class Highlight {
      constructor(...ranges: Range[]) {
        marked.push(...ranges.map(String))
      }
    }
    act(
      "highlight",
      frameOf(named("::highlight()").html ?? "", { CSS: { highlights: new Map() }, Highlight }),
    )
    expect(marked).toEqual(["hamster", "hamster"])
  })

  it("change the night into morning, with a transition where there is one", () => {
    const frame = frameOf(named("::view-transition").html ?? "")
    act("transition", frame)
    const press = () => frame.document.querySelector<HTMLElement>("[data-act]")?.click()
    press()
    expect(frame.document.getElementById("what")?.textContent).toBe("Morning")
    const startViewTransition = jest.fn((swap: () => void) => swap())
    Object.assign(frame.document, { startViewTransition })
    press()
    expect(startViewTransition).toHaveBeenCalledTimes(1)
    expect(frame.document.getElementById("what")?.textContent).toBe("Night")
  })

  it("play four seconds of silence, and clear it away", () => {
    const revoked: string[] = []
    Object.assign(URL, {
      createObjectURL: () => "blob:silence",
      revokeObjectURL: (url: string) => revoked.push(url),
    })
    const frame = frameOf(named(":playing").html ?? "")
    const clear = act("sound", frame)
    expect(frame.document.querySelector("audio")?.getAttribute("src")).toBe("blob:silence")
    clear()
    expect(revoked).toEqual(["blob:silence"])
    expect(silence(4).size).toBe(44 + 32_000)
  })

  it("define what was unknown, once, and a switch that can be pressed", () => {
    const defined = new Map<string, unknown>()
    const customElements = {
      get: (name: string) => defined.get(name),
      define: (name: string, of: unknown) => defined.set(name, of),
    }
    const frame = frameOf(named(":defined").html ?? "", { customElements, HTMLElement: class {} })
    act("define", frame)
    const press = () => frame.document.querySelector<HTMLElement>("[data-act]")?.click()
    press()
    press()
    expect([...defined.keys()]).toEqual(["hid-den"])
    act("state", frameOf(named(":state()").html ?? "", { customElements, HTMLElement: class {} }))
    expect([...defined.keys()]).toEqual(["hid-den", "on-off"])
  })
})

describe("specificity", () => {
  // The examples of Selectors Level 4, section 17, and of the CSS that came before it.
  it.each([
    ["*", "(0,0,0)"],
    ["LI", "(0,0,1)"],
    ["UL LI", "(0,0,2)"],
    ["UL OL+LI", "(0,0,3)"],
    ["H1 + *[REL=up]", "(0,1,1)"],
    ["UL OL LI.red", "(0,1,3)"],
    ["LI.red.level", "(0,2,1)"],
    ["#x34y", "(1,0,0)"],
    ["#s12:not(FOO)", "(1,0,1)"],
    [".foo :is(.bar, #baz)", "(1,1,0)"],
    [":is(em, #foo)", "(1,0,0)"],
    [".qux:where(em, #foo#bar#baz)", "(0,1,0)"],
    [":nth-child(even of li, .item)", "(0,2,0)"],
    [":not(em, strong#foo)", "(1,0,1)"],
    ["a:hover::before", "(0,1,2)"],
    [":host(.x)", "(0,2,0)"],
    ["::slotted(.x)", "(0,1,1)"],
    ["::view-transition-group(*)", "(0,0,0)"],
  ])("of %s is %s", (selector, expected) => {
    const result = weighed(selector, weigh)
    expect(result.kind === "weights" && result.weights.map(weightText)).toEqual([expected])
  })

  it("is told for each selector of a list, with its own text", () => {
    expect(weighed('a, #b :is(c, d), [e="f, g"]', weigh)).toEqual({
      kind: "weights",
      weights: [
        { a: 0, b: 0, c: 1, selector: "a" },
        { a: 1, b: 0, c: 1, selector: "#b :is(c, d)" },
        { a: 0, b: 1, c: 0, selector: '[e="f, g"]' },
      ],
    })
    expect(weightWords({ a: 1, b: 2, c: 0 })).toBe("1 id, 2 classes and the like, 0 elements and the like")
  })

  it("is not told for what is no selector, and the place is pointed at", () => {
    const trouble = (text: string) => {
      const result = weighed(text, weigh)
      return result.kind === "trouble" ? [text.slice(result.from), result.message] : result
    }
    expect(trouble("a..b")).toEqual(["..b", "Identifier is expected."])
    expect(trouble("p::before::")).toEqual(["::", "Identifier is expected."])
    expect(trouble("p:is(")).toEqual(["(", expect.stringMatching(/^".?\)" is expected\.$/)])
    expect(trouble("#1")).toEqual(["#1", "An id begins with no digit: write #\\31 for #1."])
    expect(trouble("a #-2b")).toEqual(["#-2b", "An id begins with no digit: write #-\\32 b for #-2b."])
    expect(trouble("a:is")).toEqual([":is", ":is needs brackets, with selectors in them."])
    expect(trouble("a:where, b")).toEqual([":where, b", ":where needs brackets, with selectors in them."])
    expect(trouble('[a=":is"]')).toMatchObject({ kind: "weights" })
    expect(trouble("#a1, #\\31, :is(b)")).toMatchObject({ kind: "weights" })
    expect(trouble("ul >")).toEqual([">", "Something should follow."])
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), text => {
        const result = weighed(text, weigh)
        if (result.kind === "trouble") expect(result.from).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it("weighs what stands beside comments, and never what stands in them", () => {
    expect(weighed("a /* b, #c */ > .d, e", weigh)).toEqual({
      kind: "weights",
      weights: [
        { a: 0, b: 1, c: 1, selector: "a /* b, #c */ > .d" },
        { a: 0, b: 0, c: 1, selector: "e" },
      ],
    })
    expect(weighed("a > /* later */", weigh).kind).toBe("trouble")
    expect(weighed("a /* > */", weigh).kind).toBe("weights")
  })

  it("splits a list only at its own commas", () => {
    expect(selectorsOf(String.raw`a\,b, [c=","], :is(d, e)`)).toEqual([
      String.raw`a\,b`,
      '[c=","]',
      ":is(d, e)",
    ])
    expect(selectorsOf("a /* b, (c */, d /* , */")).toEqual(["a /* b, (c */", "d /* , */"])
    expect(selectorsOf('"/*", a')).toEqual(['"/*"', "a"])
    fc.assert(fc.property(fc.string(), text => expect(selectorsOf(text).length).toBeGreaterThan(0)))
  })
})

describe("asking the browser", () => {
  it("puts the example, or what stands for it, and keeps quiet where there is no asking", () => {
    const asked: string[] = []
    const supports = (condition: string) => {
      asked.push(condition)
      return true
    }
    expect(ask({ supports }, named(":has()"))).toBe(true)
    expect(ask({ supports }, named("E, F"))).toBe(true)
    expect(ask({ supports }, named("ns|E"))).toBeNull()
    expect(asked).toEqual(["selector(p:has(> img))", "selector(em)"])
  })

  it("asks for pages in print with a rule for pages", () => {
    const read: string[] = []
    class Sheet {
      cssRules: string[] = []
      replaceSync(rule: string) {
        read.push(rule)
        this.cssRules = rule.includes(":first") ? [rule] : []
      }
    }
    const before = globalThis.CSSStyleSheet
    Object.assign(globalThis, { CSSStyleSheet: Sheet })
    const supports = () => false
    expect([ask({ supports }, named("@page :first")), ask({ supports }, named("@page :nth()"))]).toEqual([
      true,
      false,
    ])
    expect(read[0]).toBe("@page :first { margin: 1px }")
    Object.assign(globalThis, { CSSStyleSheet: before })
    expect(ask({ supports }, named("@page :first"))).not.toBe(true)
  })

  it("counts the answers", () => {
    const few = ["*", ":has()", "ns|E", "E || F"].map(named)
    const support = (each: CssSelector) => ask({ supports: question => !question.includes("||") }, each)
    expect(tally(few, support)).toBe("This browser has 2 of 3. The other 1 can’t be asked for.")
    expect(tally(few, () => null)).toBe("This browser can’t be asked which selectors it has.")
    const missing = filterItems(few, { browser: "no" }, specOf(support))
    expect(missing.map(({ selector }) => selector)).toEqual(["E || F"])
  })
})

describe("the page", () => {
  it("is short in the static HTML, and has all rows when it runs", async () => {
    expect(Buffer.byteLength(renderToString(<Page />))).toBeLessThan(12_800)
    const { container } = await flush(async () => render(<Page />))
    expect(rows()).toHaveLength(list.length)
    expect(container.querySelector("iframe")).toBeNull()
  }, 60_000)

  it("finds by words in any order, by group and by standing, and keeps it in the address", async () => {
    const user = userEvent.setup()
    render(<Page />)
    fireEvent.change(screen.getByLabelText("Search"), { target: { value: "last CHILD" } })
    expect(rows().map(row => row.querySelector("code")?.textContent)).toEqual([
      ":last-child",
      ":nth-last-child()",
      ":nth-last-child(… of S)",
    ])
    fireEvent.change(screen.getByLabelText("Search"), { target: { value: "" } })
    await user.selectOptions(screen.getByLabelText("Group"), "Text")
    await user.selectOptions(screen.getByLabelText("Standing"), "at risk")
    expect(rows()).toHaveLength(2)
    expect(window.location.search).toBe("?group=text&standing=risk")
    expect(screen.getByText(/^2 of 308 selectors\./)).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText("Search"), { target: { value: "zzz" } })
    expect(screen.getByText("No such selector. It may be in a draft next week.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Show all of them" }))
    expect(rows()).toHaveLength(list.length)
  }, 30_000)

  it("opens a row with its weight and a demo, one at a time", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", "/every-css-selector?q=nth-child")
    render(<Page />)
    await user.click(screen.getByRole("button", { name: /^:nth-child\(… of S\)/ }))
    expect(await screen.findByText("(0,2,1)")).toBeInTheDocument()
    const frame = screen.getByTitle(":nth-child(… of S) at work")
    expect(frame.getAttribute("srcdoc")).toContain("li:nth-child(2 of .open) { background: #ffd84a }")
    expect(screen.getByRole("link", { name: /^Selectors Level 4/ })).toHaveAttribute(
      "href",
      "https://drafts.csswg.org/selectors-4/",
    )
    expect(new URLSearchParams(window.location.search).get("open")).toBe(":nth-child(… of S)")
    await user.click(screen.getByRole("button", { name: /^:nth-child\(\)/ }))
    expect(document.querySelectorAll("iframe")).toHaveLength(1)
    await user.click(screen.getByRole("button", { name: /^:nth-child\(\)/ }))
    expect(document.querySelectorAll("iframe")).toHaveLength(0)
  }, 30_000)

  it.each([
    [true, "Press the button; Escape leads back."],
    [false, "This browser lets no page fill the screen."],
  ])(
    "gives a hint that holds in this browser, whether a page can fill the screen: %s",
    async (can, hint) => {
      Object.defineProperty(document, "fullscreenEnabled", { value: can, configurable: true })
      window.history.replaceState(null, "", "/every-css-selector?q=:fullscreen")
      render(<Page />)
      await userEvent.setup().click(screen.getByRole("button", { name: /^:fullscreen/ }))
      expect(screen.getByText(hint)).toBeVisible()
      Reflect.deleteProperty(document, "fullscreenEnabled")
    },
    30_000,
  )

  it("says of each selector whether this browser has it, and shows only those", async () => {
    Object.assign(globalThis, { CSS: { supports: (question: string) => !question.includes(":heading") } })
    const user = userEvent.setup()
    window.history.replaceState(null, "", "/every-css-selector?group=tree")
    render(<Page />)
    expect(screen.getByRole("button", { name: /^:root in browsers has it$/ })).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText("This browser"), "hasn’t")
    expect(rows().map(row => row.querySelector("code")?.textContent)).toEqual([":heading", ":heading()"])
  }, 30_000)

  it("weighs a selector of one's own, points at a mistake, and carries no more than it can", async () => {
    Object.assign(globalThis, { CSS: { supports: () => true } })
    window.history.replaceState(null, "", "/every-css-selector?q=zzz")
    render(<Page />)
    const field = screen.getByLabelText("Your selector")
    fireEvent.change(field, { target: { value: "#menu li:not(.open) > a, p" } })
    expect(await screen.findByText("(1,1,2)")).toBeInTheDocument()
    expect(screen.getByText("(0,0,1)")).toBeInTheDocument()
    expect(field).toHaveAccessibleDescription(
      /1 id, 1 class or the like, 2 elements and the like\. This browser reads it\./,
    )
    fireEvent.change(field, { target: { value: "p..x" } })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(
      /It stops being a selector at character 2\. Identifier is expected\./,
    )
    fireEvent.change(field, { target: { value: "a".repeat(10_000_000) } })
    expect(field).toHaveValue("p..x")
    expect(field).toHaveAccessibleDescription(/That has 10,000,000 characters/)
    await flush(async () => {})
  }, 30_000)

  it("lets a selector loose, which stays when the page is left, until it is caught", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", "/every-css-selector?q=nth-child")
    forget()
    const { unmount } = render(<Page />)
    expect(screen.getByLabelText("Your selector")).toHaveValue("*")
    expect(hasThing("/every-css-selector")).toBe(false)
    await user.click(screen.getByRole("button", { name: "Let it loose" }))
    expect(hasThing("/every-css-selector")).toBe(true)
    expect(screen.getByText(/^It catches all [\d,]+ elements of this page\./)).toHaveAttribute(
      "role",
      "status",
    )
    fireEvent.change(screen.getByLabelText("Your selector"), { target: { value: "li >" } })
    expect(screen.getByText(/^That is no selector yet\. It catches nothing\./)).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Catch it" })).toHaveAttribute("aria-pressed", "true")
    await user.click(screen.getByRole("button", { name: "p::first-letter" }))
    unmount()
    expect(screen.getByText("p::first-letter", { selector: "body > button bdi" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Catch p::first-letter" }))
    expect(screen.queryByRole("button")).toBeNull()
    render(<Page />)
    await user.click(screen.getByRole("button", { name: "Let it loose" }))
    await user.keyboard("{Escape}")
    expect(screen.getByRole("button", { name: "Let it loose" })).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: /^Catch/ })).toBeNull()
  }, 30_000)

  it("lets a selector loose at Enter in the field, and says how far it goes", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", "/every-css-selector?q=nth-child&weigh=p")
    render(<Page />)
    await user.type(screen.getByLabelText("Your selector"), "{Enter}")
    expect(screen.getByText(/^It catches .* It goes where you go, until you reload\.$/)).toBeInTheDocument()
    await user.clear(screen.getByLabelText("Your selector"))
    await user.click(screen.getByRole("button", { name: "Catch it" }))
    await user.type(screen.getByLabelText("Your selector"), "{Enter}")
    expect(screen.getByRole("button", { name: "Let it loose" })).toBeInTheDocument()
  }, 30_000)

  it("counts a catch, and says where there is no counting", () => {
    const page = document.createElement("div")
    page.innerHTML = "<p>One <em>word</em></p><p>Two</p>"
    expect(countMatches(page, "p")).toBe(2)
    expect(countMatches(page, "p } * {")).toBeNull()
    expect(matchText("p", 2, 3)).toBe("It catches 2 of the 3 elements of this page.")
    expect(matchText("p", 0, 3)).toBe("It catches none of the 3 elements of this page.")
    expect(matchText("p::first-letter", 0, 3)).toMatch(/Nobody can count/)
  })

  it("begins with what the link says", async () => {
    window.history.replaceState(null, "", "/every-css-selector?q=hover&open=:hover&weigh=em")
    render(<Page />)
    expect(screen.getByRole("button", { name: /^:hover/ })).toHaveAttribute("aria-expanded", "true")
    expect(screen.getByText("Point at it.")).toBeInTheDocument()
    expect((await screen.findAllByText("(0,0,1)")).length).toBeGreaterThan(0)
  }, 30_000)
})
