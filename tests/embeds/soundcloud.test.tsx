import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import {
  commentAt,
  commentsOn,
  formatComment,
  maxComment,
  parseComment,
} from "../../src/embeds/soundcloud/comments"
import { humpsOf, likenessOf } from "../../src/embeds/soundcloud/likeness"
import {
  type Cloud,
  cloudOf,
  columns,
  cover,
  drawn,
  formatCloud,
  genusOf,
  maxHeight,
  noteOf,
  parseCloud,
  rainedOut,
  rains,
  render,
  waveOf,
} from "../../src/embeds/soundcloud/logic"
import Soundcloud from "../../src/embeds/soundcloud/Soundcloud"
import { giveSound, takeSound } from "../jest/sound"
import { visit } from "../jest/visit"

const clouds = fc.array(fc.integer({ min: 0, max: maxHeight }), { minLength: columns, maxLength: columns })
const level = (height: number): Cloud => Array.from({ length: columns }, () => height)

describe("a cloud", () => {
  it("survives the way through a link, and is none from anything else", () => {
    fc.assert(fc.property(clouds, cloud => expect(parseCloud(formatCloud(cloud))).toEqual(cloud)))
    expect(["", "0".repeat(63), `${"0".repeat(63)}g`, "0".repeat(65)].map(parseCloud)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it("is the same for the same seed, and fits its sky", () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        const cloud = cloudOf(seed)
        expect(cloud).toEqual(cloudOf(seed))
        expect(cloud).toHaveLength(columns)
        expect(cloud.every(height => Number.isInteger(height) && height >= 0 && height <= maxHeight)).toBe(
          true,
        )
      }),
    )
  })

  it("is drawn in lines, also from outside of the sky", () => {
    const line = drawn(level(0), { x: 2, y: 1 }, { x: 6, y: 5 })
    expect(line.slice(0, 9)).toEqual([0, 0, 1, 2, 3, 4, 5, 0, 0])
    expect(drawn(level(0), { x: -9, y: 99 }, { x: -5, y: Number.NaN })).toHaveLength(columns)
    expect(drawn(level(3), { x: 63, y: 0 }, { x: 63, y: 0 }).at(-1)).toBe(0)
  })

  it.each([
    ["clear sky", level(0)],
    ["cirrus", level(2)],
    ["stratus", level(6)],
    ["cumulonimbus", level(12)],
    ["altocumulus", level(0).map((_, i) => (i % 2) * 10)],
    ["cumulus", cloudOf("first")],
  ] as const)("is a %s", (genus, cloud) => {
    expect(genusOf(cloud)).toBe(genus)
  })

  it("rains until it is a smaller one", () => {
    fc.assert(
      fc.property(clouds, cloud => {
        const after = rainedOut(cloud)
        expect(cover(after)).toBeLessThanOrEqual(cover(cloud))
      }),
    )
    expect(rains(level(15))).toBe(true)
    expect(rains(rainedOut(rainedOut(level(15))))).toBe(false)
  })
})

describe("its likeness", () => {
  const hills = (count: number, height = 8) =>
    level(0).map((_, i) => (Math.floor((i * 2 * count) / columns) % 2 ? height : 0))

  it("is counted in humps, and small waves are none", () => {
    expect([1, 2, 3, 7].map(count => humpsOf(hills(count)))).toEqual([1, 2, 3, 7])
    expect(humpsOf(level(6).map((height, i) => height + (i % 3)))).toBe(1)
    expect(humpsOf(level(2))).toBe(0)
  })

  it.each([
    ["nothing", level(0)],
    ["a thin blanket", level(2)],
    ["the inside of a sheep", level(14)],
    ["an uncle, lying down", level(6)],
    ["a hat with somebody under it", hills(1, 12)],
    ["a chimney", level(0).map((_, i) => (i > 20 && i < 30 ? 12 : 0))],
    ["a bun", level(0).map((_, i) => (i > 20 && i < 30 ? 6 : 0))],
    ["a camel", hills(2)],
    ["a sea serpent", hills(3)],
    ["a saw", hills(12)],
  ] as const)("is %s", (likeness, cloud) => {
    expect(likenessOf(cloud)).toBe(likeness)
  })
})

describe("its sound", () => {
  const peak = (samples: Float32Array) => samples.reduce((top, value) => Math.max(top, Math.abs(value)), 0)

  it("is silent for a clear sky, and for no other", () => {
    expect(peak(render(level(0), 2000))).toBe(0)
    expect(peak(render(cloudOf("first"), 2000))).toBeGreaterThan(0.1)
  })

  it("is eight seconds long and never too loud", () => {
    fc.assert(
      fc.property(clouds, cloud => {
        const samples = render(cloud, 1000)
        expect(samples).toHaveLength(8000)
        expect(peak(samples)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 20 },
    )
  })

  it("is higher where the cloud is, and made of its outline", () => {
    expect([noteOf(0), noteOf(5), noteOf(6), noteOf(15)]).toEqual([-12, 0, 2, 24])
    const wave = waveOf(cloudOf("first"))
    expect(Math.max(...wave.map(Math.abs))).toBeCloseTo(1)
    expect(waveOf(level(7))[16]).toBeCloseTo(1)
  })
})

describe("what is said", () => {
  it("comes in order, never two at one moment, first first", () => {
    fc.assert(
      fc.property(clouds, cloud => {
        const places = commentsOn(cloud).map(comment => comment.at)
        expect(places).toEqual([...places].sort((a, b) => a - b))
        expect(new Set(places).size).toBe(places.length)
        expect(places.every(at => at >= 0 && at < columns)).toBe(true)
      }),
    )
  })

  it("is about the loudest place, at the loudest place", () => {
    const cloud = level(3).map((height, i) => (i === 20 ? 14 : height))
    expect(commentsOn(cloud).map(comment => comment.at)).toContain(20)
    const found = commentAt(commentsOn(cloud), 21)
    expect(found?.at).toBe(20)
    expect(commentAt(commentsOn(cloud), 0)).toBeNull()
  })

  it("can be the visitor's, in a link", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: columns - 1 }),
        fc.string({ minLength: 1, maxLength: maxComment }),
        (at, text) => {
          const comment = { at, who: "You", text, own: true }
          expect(parseComment(formatComment(comment) ?? "")).toEqual(text.trim() ? comment : undefined)
        },
      ),
    )
    expect(["64-late", "3", "x-y", `3-${"a".repeat(61)}`].map(parseComment)).toEqual(
      level(0)
        .slice(0, 4)
        .map(() => undefined),
    )
  })
})

describe("the page", () => {
  beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))
  afterEach(() => {
    jest.restoreAllMocks()
    takeSound()
  })
  const at = "2025-08-03T12:00:00Z"
  const said = () => screen.getByRole("status", { name: "What is said" })

  it("sounds from a press, and stops at once", () => {
    const sound = giveSound()
    visit(<Soundcloud />, { path: "/soundcloud", at })
    expect(sound).toEqual([])
    fireEvent.click(screen.getByRole("button", { name: "Hear it again" }))
    expect(sound[0]?.volumes[1]?.value).toBe(0.5)
    fireEvent.click(screen.getByRole("button", { name: "Stop" }))
    expect(sound[0]?.volumes[1]?.value).toBe(0)
    expect(screen.getByRole("button", { name: "Hear it again" })).toBeInTheDocument()
  })

  it("rains out of a cloud that is too much, when it has been heard", () => {
    giveSound()
    const page = visit(<Soundcloud />, { path: "/soundcloud", query: `cloud=${"f".repeat(64)}`, at })
    expect(screen.getByText(/cumulonimbus, 100% cloudy, will rain/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Hear it again" }))
    for (let i = 0; i < 100; i++) page.wait(100)
    expect(said()).toHaveTextContent("It has rained.")
    expect(page.address()).toBe(`/soundcloud?cloud=${"a".repeat(64)}`)
  })

  it("is drawn with keys, and by a pointer", () => {
    const { address } = visit(<Soundcloud />, { path: "/soundcloud", query: `cloud=${"0".repeat(64)}` })
    const sky = screen.getByRole("button", { name: /^Draw the cloud/ })
    fireEvent.keyDown(sky, { key: "ArrowRight" })
    fireEvent.keyDown(sky, { key: "ArrowUp" })
    fireEvent.keyDown(sky, { key: "ArrowUp" })
    expect(sky).toHaveAccessibleName("Draw the cloud: column 34 is 2 of 15 high")
    expect(address()).toContain(`${"0".repeat(33)}2`)
    expect(said()).toHaveTextContent("The birds see a thin blanket.")
    sky.getBoundingClientRect = () => ({ left: 0, top: 0, width: 640, height: 100 }) as DOMRect
    // jsdom's pointers have no place; those of its mouse have.
    const point = (type: string, clientX: number) =>
      fireEvent(sky, new MouseEvent(type, { bubbles: true, clientX, clientY: 6 }))
    point("pointerdown", 5)
    point("pointermove", 35)
    expect(said()).toHaveTextContent("The birds see a chimney.")
    point("pointerup", 35)
    expect(address()).toContain("cloud=ffff0000")
  })

  it("sounds while it is drawn, and is played when the finger goes", () => {
    const sound = giveSound()
    visit(<Soundcloud />, { path: "/soundcloud", query: `cloud=${"0".repeat(64)}`, at })
    const sky = screen.getByRole("button", { name: /^Draw the cloud/ })
    sky.getBoundingClientRect = () => ({ left: 0, top: 0, width: 640, height: 100 }) as DOMRect
    fireEvent(sky, new MouseEvent("pointerdown", { bubbles: true, clientX: 5, clientY: 20 }))
    expect(sound[0]?.tones).toHaveLength(1)
    expect(screen.queryByRole("button", { name: "Stop" })).toBeNull()
    fireEvent(sky, new MouseEvent("pointerup", { bubbles: true, clientX: 5, clientY: 20 }))
    expect(screen.getByRole("button", { name: "Stop" })).toBeVisible()
    fireEvent.click(sky, { detail: 0 })
    expect(screen.getByRole("button", { name: "Hear it again" })).toBeVisible()
  })

  it("lets the visitor sit on the wire, as text", async () => {
    const { user, address } = visit(<Soundcloud />, { path: "/soundcloud" })
    await user.type(screen.getByLabelText("Say something at 0:04.0"), "<i>Boo</i>{Enter}")
    expect(screen.getByText("0:04.0 You: <i>Boo</i>")).toBeInTheDocument()
    expect(said()).toHaveTextContent("You 0:04.0 <i>Boo</i>")
    expect(address()).toBe("/soundcloud?say=32-%3Ci%3EBoo%3C%2Fi%3E")
  })

  it("shows a remark at once, also over what is being said", () => {
    const { wait } = visit(<Soundcloud />, { path: "/soundcloud", at })
    fireEvent.click(screen.getByRole("button", { name: "Hear it again" }))
    for (let i = 0; i < 10; i++) wait(100)
    const field = screen.getByLabelText(/^Say something at/)
    fireEvent.change(field, { target: { value: "Hello from row 3" } })
    fireEvent.click(screen.getByRole("button", { name: "Sit on the wire" }))
    expect(said()).toHaveTextContent("Hello from row 3")
    for (let i = 0; i < 80; i++) wait(100)
    expect(said()).toHaveTextContent("Hello from row 3")
  })
})
