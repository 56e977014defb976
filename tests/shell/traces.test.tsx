import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react"
import { titleWithoutLetter } from "../../src/embeds/ufo/takeLetter"
import { calmMode } from "../../src/hooks/browser/motion"
import { useLooseRole } from "../../src/hooks/page/looseRole"
import type { TraceModule } from "../../src/hooks/page/traces"
import { loosePlace } from "../../src/hooks/storage/looseThing"
import { read, write } from "../../src/hooks/storage/useStorage"
import { LooseButton } from "../../src/shell/things/LooseButton"
import { forget } from "../jest/visit"

const folder = "src/embeds"
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(file =>
  file.endsWith("/trace.tsx"),
)

/** Returns what Pertti does because of a loose thing. */
const role = () => renderHook(() => useLooseRole()).result.current

const traceOf = async (file: string) =>
  ((await import(join(process.cwd(), folder, file))) as TraceModule).default

beforeEach(forget)

/** Fires a pointer event at a place: jsdom's own have none. */
function pointer(element: Element, kind: "down" | "move" | "up", clientX: number, clientY: number) {
  fireEvent(element, new MouseEvent(`pointer${kind}`, { bubbles: true, clientX, clientY }))
}

describe("the traces of things", () => {
  it("are at least sixteen", () => {
    expect(files.length).toBeGreaterThanOrEqual(16)
  })

  it.each(files)("are put away by one press, and leave nothing behind: %s", async file => {
    document.title = "juhq.fi - Weather"
    const from = `/${file.replace("/trace.tsx", "")}`
    const trace = await traceOf(file)
    const putAway = jest.fn()
    const desktop = <div data-desktop="" className="teal" />
    const { container, unmount, rerender } = render(
      <>
        {desktop}
        <LooseButton trace={trace} from={from} page="/" putAway={putAway} />
      </>,
    )
    const button = screen.getByRole("button")
    expect(button).toHaveAccessibleName(/^The [^.]+ from [^.]+\. Press to [a-z].+[^.]$/)
    expect(button).toHaveTextContent(trace.name.replace("The ", ""))
    expect(trace.farewell).toMatch(/^[A-Z].{4,70}\.$/)
    expect(Object.keys(trace)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:change|desktopClass|pertti)$/)]),
    )
    const { signs, falls, objection, beats, song, minced, sips, talk } = trace.words
    for (const sentence of [signs, objection, beats, minced, sips.en, sips.fi, ...talk])
      expect(sentence).toMatch(/^[A-Z×“].{1,70}[.?]$/)
    expect(falls).toMatch(/^[a-z].{3,40}[^.]$/)
    expect(song).toMatch(/^[A-Z0-9].{3,30}[^.]$/)
    expect(Math.max(trace.width / 96, trace.height / 64)).toBeLessThanOrEqual(1)
    fireEvent.click(button)
    expect(putAway).toHaveBeenCalledTimes(1)
    rerender(desktop)
    expect(container.querySelector("[data-desktop]")).toHaveAttribute("class", "teal")
    expect(document.title).toBe("juhq.fi - Weather")
    expect(role()).toBeNull()
    unmount()
  })
})

describe("what a thing writes from a page", () => {
  const nights = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(file =>
    file.endsWith("/night.ts"),
  )

  it.each(nights)("is short, and of a page that has it as a guest: %s", async file => {
    const { default: text } = (await import(join(process.cwd(), folder, file))) as { default: string }
    expect(text).toMatch(/^[A-Z].{10,70}\.$/)
    const own = readdirSync(join(folder, dirname(file)), { recursive: true, encoding: "utf8" })
    const sources = own.filter(each => /\.tsx?$/.test(each))
    const hasGuest = sources.some(each =>
      readFileSync(join(folder, dirname(file), each), "utf8").includes("useGuest("),
    )
    expect(hasGuest).toBe(true)
  })
})

describe("a loose thing", () => {
  const trace = {
    name: "The tears",
    putBack: "mop them up",
    farewell: "Dry.",
    words: {
      signs: "Sorry.",
      falls: "heavy",
      objection: "It is wet.",
      beats: "It rusted it.",
      song: "500 Tears",
      minced: "It came out dry.",
      sips: { en: "It is wet now.", fi: "Nyt se on märkä." },
      talk: ["Sorry.", "Sorry again."] as const,
    },
    width: 84,
    height: 40,
    drawing: null,
  }
  const draw = (putAway = () => {}) => {
    const view = render(<LooseButton trace={trace} from="/error-500" page="/" putAway={putAway} />)
    return {
      ...view,
      button: screen.getByRole("button", { name: "The tears from error-500. Press to mop them up" }),
    }
  }

  it("is dragged without being put away, and remembers where", () => {
    const putAway = jest.fn()
    const { button, unmount } = draw(putAway)
    pointer(button, "down", 900, 700)
    pointer(button, "move", 390, 380)
    pointer(button, "up", 390, 380)
    fireEvent.click(button, { detail: 1 })
    expect(putAway).not.toHaveBeenCalled()
    const place = read(loosePlace)
    expect(place?.x).toBeLessThan(0.7)
    expect(place?.y).toBeLessThan(0.7)
    unmount()
  })

  it("moves with the arrow keys, and not beyond the screen", () => {
    write(loosePlace, null)
    const { button } = draw()
    fireEvent.keyDown(button, { key: "ArrowDown" })
    expect(read(loosePlace)?.y).toBe(1)
    fireEvent.keyDown(button, { key: "ArrowLeft" })
    expect(read(loosePlace)?.x).toBeLessThan(0.98)
  })

  it("goes home at a press of Enter after a drag", () => {
    const putAway = jest.fn()
    const { button } = draw(putAway)
    pointer(button, "down", 900, 700)
    pointer(button, "move", 390, 380)
    pointer(button, "up", 390, 380)
    fireEvent.click(button, { detail: 0 })
    expect(putAway).toHaveBeenCalledTimes(1)
  })
})

describe("the bamboo", () => {
  it("is carried by Pertti where he has no part", async () => {
    const trace = await traceOf("panda/trace.tsx")
    render(<LooseButton trace={trace} from="/panda" page="/week" putAway={() => {}} />)
    expect(role()).toEqual({ carries: "bamboo" })
  })
})

describe("the eye", () => {
  it("turns to the pointer, but not in calm mode", async () => {
    const trace = await traceOf("dinosaurs/trace.tsx")
    const { container } = render(
      <LooseButton trace={trace} from="/dinosaurs" page="/week" putAway={() => {}} />,
    )
    const pupil = () => container.querySelector("[data-pupil]")?.getAttribute("transform")
    fireEvent(window, new MouseEvent("pointermove", { clientX: 900, clientY: 0 }))
    expect(pupil()).toBe("translate(11.3 0.0)")
    act(() => write(calmMode, true))
    fireEvent(window, new MouseEvent("pointermove", { clientX: 900, clientY: 0 }))
    expect(pupil()).toBe("translate(0.0 0.0)")
    act(() => write(calmMode, false))
  })
})

describe("the hook", () => {
  it("has the first letter of the window's title", async () => {
    const trace = await traceOf("ascii-animations/trace.tsx")
    render(
      <>
        <main>
          <p className="title-bar-text">Week</p>
        </main>
        <LooseButton trace={trace} from="/ascii-animations" page="/week" putAway={() => {}} />
      </>,
    )
    expect(screen.getByRole("button")).toHaveTextContent(/^Whook/)
  })
})

describe("the saucer", () => {
  it("lifts one letter out of a title", () => {
    expect(["juhq.fi - Weather", "ab", "ab1c"].map(titleWithoutLetter)).toEqual([
      "ju_q.fi - Weather",
      "ab",
      "ab1_",
    ])
  })
})
