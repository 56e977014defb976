import { readFileSync } from "node:fs"
import { act, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  awake,
  fallen,
  fontSize,
  lastStep,
  leading,
  seats,
  slide,
  slideContent,
  stars,
  surpriseAt,
} from "../../src/embeds/teaching/logic"
import { schema } from "../../src/embeds/teaching/schema"
import Teaching from "../../src/embeds/teaching/Teaching"
import { fallText, hallText, passedText } from "../../src/embeds/teaching/words"
import { loadTrace, registerTraces } from "../../src/hooks/page/traces"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { gotThings } from "../../src/hooks/storage/things"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, visit } from "../jest/visit"

const raw: unknown = parseYaml(readFileSync("content/data/courses-taught.yaml", "utf8"))
const courses = parse(schema, raw)
const options = { path: "/teaching", data: { "courses-taught": courses } }

describe("the slide", () => {
  it("has room for any lines, and gets no larger by another", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 64 }), { minLength: 1, maxLength: 16 }), lines => {
        const size = fontSize(lines)
        expect(slide.top + lines.length * size * leading).toBeLessThanOrEqual(slide.height)
        expect(size).toBeGreaterThan(5)
        expect(fontSize([...lines, "x"])).toBeLessThanOrEqual(size)
      }),
    )
  })

  it("stands in its own appendix after all of its lines and a footnote", () => {
    const course = { lines: ["a", "b", "c"] }
    expect(slideContent(course, 0)).toMatchObject({ lines: ["a"], footnote: false, appendix: false })
    expect(slideContent(course, 3)).toMatchObject({ lines: ["a", "b", "c"], footnote: true, appendix: false })
    expect(slideContent(course, 4)).toMatchObject({ appendix: true, questions: false })
    expect(slideContent(course, lastStep(course))).toMatchObject({ appendix: true, questions: true })
  })
})

describe("the hall", () => {
  it("is awake at first, wakes at no press, and leaves one hand at the end", () => {
    for (const course of courses) {
      const counts = Array.from(
        { length: lastStep(course) },
        (_, step) => awake(course, step).filter(Boolean).length,
      )
      expect(counts[0]).toBe(seats.length)
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
      expect(awake(course, lastStep(course)).filter(Boolean)).toHaveLength(1)
    }
  })
})

describe("the floor", () => {
  it("gets those who have slept for two presses, and never one who is awake", () => {
    for (const course of courses)
      for (let step = 0; step <= lastStep(course); step++) {
        const listening = awake(course, step)
        for (const [i, isFallen] of fallen(course, step).entries())
          if (isFallen) expect(listening[i]).toBe(false)
      }
    expect(fallen(courses[0] as (typeof courses)[number], 2)).not.toContain(true)
    expect(fallen(courses[0] as (typeof courses)[number], 8)).toContain(true)
  })

  it("is not the only surprise", () => {
    expect([1, 3, 6, 9].map(surpriseAt)).toEqual([null, "upside down", "coffee", "blue screen"])
  })
})

describe("the courses", () => {
  it("are whole in the file", () => {
    expect(courses).toEqual(raw)
    expect(courses.length).toBeGreaterThanOrEqual(6)
  })

  it("have different lines each: a line is known by its text", () => {
    for (const { lines } of courses) expect(new Set(lines).size).toBe(lines.length)
  })

  it("are refused with six stars", () => {
    const odd = courses.map(course => ({ ...course, feedback: [{ stars: 6, quote: "!" }] }))
    expect(safeParse(schema, odd).success).toBe(false)
    expect(stars({ feedback: [1, 2, 3].map(n => ({ stars: n, quote: "." })) })).toBe(2)
  })
})

describe("the page", () => {
  it("puts another line on the same slide at every press, and a link brings it back", async () => {
    const page = visit(<Teaching />, options)
    await page.user.click(screen.getByRole("button", { name: "Next slide" }))
    expect(screen.getByText("Slide 1 of 1")).toBeInTheDocument()
    expect(screen.getByRole("img", { name: /What this course is not/ })).toBeInTheDocument()
    expect(page.address()).toBe("/teaching?step=2")
  })

  it("turns the slide upside down, and sends the hall to coffee", async () => {
    const page = visit(<Teaching />, { ...options, query: "step=2" })
    await page.user.click(screen.getByRole("button", { name: "Next slide" }))
    expect(screen.getByRole("img", { name: /On the screen, upside down/ })).toBeInTheDocument()
    for (let i = 0; i < 3; i++) await page.user.click(screen.getByRole("button", { name: "Next slide" }))
    expect(screen.getByRole("img", { name: /all are at coffee/ })).toBeInTheDocument()
  })

  it("gives its thing when the hall is asleep", async () => {
    const page = visit(<Teaching />, { ...options, query: "course=AIK310&step=12" })
    await page.user.click(screen.getByRole("button", { name: "Next slide" }))
    expect(hasThing("/teaching")).toBe(false)
    await page.user.click(screen.getByRole("button", { name: "Next slide" }))
    expect(hasThing("/teaching")).toBe(true)
  })

  it("comes to the questions, keeps them for a moment and begins the same again", async () => {
    const page = visit(<Teaching />, {
      ...options,
      query: "course=AIK310&step=14",
      at: new Date("2026-06-02T12:00:00"),
    })
    expect(screen.getByRole("img", { name: /of whom 1 are awake/ })).toBeInTheDocument()
    expect(screen.getAllByRole("status")[1]).toHaveTextContent("When does this begin?")
    await page.user.click(screen.getByRole("button", { name: "Same again" }))
    expect(screen.getByRole("img", { name: /of whom 1 are awake/ })).toBeInTheDocument()
    page.wait(1500)
    await page.user.click(screen.getByRole("button", { name: "Same again" }))
    expect(screen.getByRole("img", { name: /of whom 21 are awake/ })).toBeInTheDocument()
    expect(hasThing("/teaching")).toBe(false)
  })
})

describe("a guest", () => {
  const [course] = courses

  it("is the one that the lecturer speaks to", () => {
    if (!course) throw new Error("There is no course.")
    const said = (step: number) => hallText(course, step, "the tears")
    expect(said(1)).toBe('"What this course is. Can the tears at the back read this?"')
    expect(said(3)).toBe(hallText(course, 3))
    expect([6, 9].map(said)).toEqual([
      '"Ten minutes." Only the tears heard the rest.',
      '"Is anyone here good with computers?" Everybody looked at the tears.',
    ])
    expect(said(lastStep(course))).toBe('"Any questions?" The tears had one. "Is this the right room?"')
    expect(fallText(course, 1, "the tears")).toBe(
      'Thud. The tears fell off the bench. "Yes. I shall be quick."',
    )
    expect(fallText(course, 6, "the tears")).toMatch(/Nobody was there to hear it\.$/)
    for (const each of courses) expect(passedText(each).length).toBeLessThanOrEqual(60)
  })

  it("stays awake, and passes", async () => {
    const page = visit(<Teaching />, { ...options, query: "course=AIK310&step=13" })
    await bringGuest()
    expect(screen.getByRole("img", { name: /The tea towel sat at the back\.$/ })).toBeInTheDocument()
    expect(document.querySelectorAll("[data-guest]")).toHaveLength(1)
    const push = screen.getByRole("button", { name: "Push the tea towel off the bench" })
    await page.user.click(push)
    expect(screen.getAllByRole("status")[1]).toHaveTextContent(
      /^Thud\. The tea towel fell off .* \d+ sat up\./,
    )
    expect(screen.getByRole("img", { name: /of whom 21 are awake/ })).toBeInTheDocument()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Fell off a bench, and woke a lecture hall.")
    await page.user.click(screen.getByRole("button", { name: "Next slide" }))
    expect(screen.getByRole("img", { name: /of whom 1 are awake/ })).toBeInTheDocument()
    expect(screen.getAllByRole("status")[1]).toHaveTextContent("The tea towel had one.")
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Passed AIK310, as the only one who was awake.")
    await bringGuest(null)
    expect(screen.getAllByRole("status")[1]).toHaveTextContent("One hand.")
    expect(document.querySelector("[data-guest]")).toBeNull()
  })
  const visitAfter = async (what: string, kind: string, query = "course=AIK310") => {
    visit(<div />, options)
    await bringGuest()
    const towel = await loadTrace("/error-418")
    registerTraces(async path => ({
      default: path === "/error-418" ? towel : { ...towel, name: "The tears" },
    }))
    act(() => {
      write(looseThing, null)
      addTravel("/error-418", { on: "/teaching", what, kind })
    })
    let page: ReturnType<typeof visit> | undefined
    await act(async () => {
      page = visit(<Teaching />, { ...options, query, again: true })
    })
    return page
  }
  const hall = () => screen.getByRole("img", { name: /^A lecture hall/ })

  it("that has passed has its place kept, also while another one sits there", async () => {
    await visitAfter("Passed AIK310, as the only one who was awake.", "place")
    expect(hall()).toHaveAccessibleName(
      /A card keeps the place of the tea towel\. One of them looks round\.$/,
    )
    expect(
      screen.getByText(/Can anybody at the back read this, without the tea towel\?"$/),
    ).toBeInTheDocument()
    await act(async () => {
      write(gotThings, [{ path: "/weeping", at: 0 }])
      write(looseThing, "/weeping")
    })
    expect(screen.getByText(/Can the tears at the back read this\?"$/)).toBeInTheDocument()
    expect(hall()).toHaveAccessibleName(
      /The tears sat at the back\. A card keeps the place of the tea towel\./,
    )
  })

  it("that fell off leaves a dent in the bench, which nobody looks round for in their sleep", async () => {
    await visitAfter("Fell off a bench, and woke a lecture hall.", "dent", "course=AIK310&step=14")
    expect(hall()).toHaveAccessibleName(/In the bench is a dent, with a card for the tea towel\.$/)
  })

  it("has not fallen off because another one did", async () => {
    const page = visit(<Teaching />, { ...options, query: "course=AIK310" })
    await bringGuest()
    const towel = await loadTrace("/error-418")
    await page.user.click(screen.getByRole("button", { name: "Push the tea towel off the bench" }))
    registerTraces(async () => ({ default: { ...towel, name: "The tears" } }))
    await act(async () => {
      write(gotThings, [{ path: "/weeping", at: 0 }])
      write(looseThing, "/weeping")
    })
    expect(screen.getByText(/Can the tears at the back read this\?"$/)).toBeInTheDocument()
  })

  it("leaves the dent even if it passes", async () => {
    const page = visit(<Teaching />, { ...options, query: "course=AIK310&step=13" })
    await bringGuest()
    await page.user.click(screen.getByRole("button", { name: "Push the tea towel off the bench" }))
    await page.user.click(screen.getByRole("button", { name: "Next slide" }))
    expect(read(travels)["/error-418"]?.[0]?.what).toMatch(/^Passed/)
    await act(async () => write(looseThing, null))
    expect(hall()).toHaveAccessibleName(/In the bench is a dent, with a card for the tea towel\.$/)
  })
})
