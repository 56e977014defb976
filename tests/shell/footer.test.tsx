import { readFileSync } from "node:fs"
import { act, render, screen, waitFor } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import type { BuildInfo } from "../../src/lib/content/buildInfo"
import { Badges, badgeUrl } from "../../src/shell/footer/Badges"
import { counterSize } from "../../src/shell/footer/hitCounter"
import { Services } from "../jest/Services"
import { askForCalm } from "../jest/visit"

const build: BuildInfo = {
  version: "2025.8.3",
  firstCommit: "2021-06-02",
  commits: 42,
  builtAt: "2025-08-03T10:00:00.000Z",
}

/** Renders the component in an isolated module registry, since the visit and the build's facts are cached in modules. */
async function showLine(answer: () => Promise<unknown>) {
  jest.resetModules()
  const fetch = jest.fn(answer)
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch
  const { BuildLine } = await import("../../src/shell/footer/BuildLine")
  const testing = await import("@testing-library/react/pure")
  const { container } = testing.render(<BuildLine />)
  await testing.act(async () => {})
  return { fetch, container, act: testing.act, leave: testing.cleanup }
}

describe("the build line", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2025-08-05T10:00:00Z") }))
  afterEach(() => {
    jest.useRealTimers()
  })

  it("shows version, commits, first commit and age, which is updated", async () => {
    const {
      fetch,
      container,
      act: settle,
      leave,
    } = await showLine(async () => ({ ok: true, json: async () => build }))
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledWith("/build.json")
    expect(container).toHaveTextContent(
      "Version 2025.8.3, 42 commits since 2 June 2021. Built 2025-08-03 10:00 UTC, 2 days ago.",
    )
    settle(() => jest.setSystemTime(new Date("2025-08-06T10:00:00Z")))
    settle(() => jest.advanceTimersByTime(61_000))
    expect(container).toHaveTextContent("3 days ago.")
    leave()
  })

  it.each([
    ["there is no answer", () => Promise.reject(new Error("offline"))],
    ["the answer is no", async () => ({ ok: false })],
    ["the answer is something else", async () => ({ ok: true, json: async () => ({ version: 7 }) })],
  ])("says nothing when %s", async (_, answer) => {
    const { fetch, container, leave } = await showLine(answer)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(container.textContent).toBe("")
    leave()
  })
})

describe("the counter", () => {
  async function visit() {
    jest.resetModules()
    const { VisitCounter } = await import("../../src/shell/footer/VisitCounter")
    const testing = await import("@testing-library/react/pure")
    const { container } = testing.render(<VisitCounter />)
    return { container, leave: testing.cleanup, again: () => testing.render(<VisitCounter />).container }
  }

  beforeEach(() => localStorage.clear())

  it("counts each load of the site, and not each page", async () => {
    const first = await visit()
    expect(first.container).toHaveTextContent("You have been here 1 time")
    expect(first.again()).toHaveTextContent("1 time")
    first.leave()
    const second = await visit()
    expect(second.container).toHaveTextContent("You have been here 2 times")
    second.leave()
  })

  it("shows the picture of the external counter, if there is an id, once it has loaded", async () => {
    const asked: HTMLImageElement[] = []
    jest.spyOn(globalThis, "Image").mockImplementation(() => {
      const image = document.createElement("img")
      asked.push(image)
      return image
    })
    jest.resetModules()
    const { VisitCounter } = await import("../../src/shell/footer/VisitCounter")
    const { Services } = await import("../jest/Services")
    const testing = await import("@testing-library/react/pure")
    const shown = testing.render(<VisitCounter />)
    expect(asked).toEqual([])
    shown.unmount()
    testing.render(
      <Services counterId="7927836">
        <VisitCounter />
      </Services>,
    )
    expect(shown.queryByRole("img")).toBeNull()
    await testing.waitFor(() => expect(asked[0]?.src).not.toBe(""))
    expect(asked[0]?.src).toBe(
      "https://hitwebcounter.com/counter/counter.php?page=7927836&style=0036&nbdigits=5&type=page&initCount=0",
    )
    testing.act(() => asked[0]?.dispatchEvent(new Event("load")))
    const image = shown.getByRole("img", { name: "How many have been here" })
    expect(image).toHaveAttribute("width", "115")
    expect(image).toHaveAttribute("height", "32")
    testing.cleanup()
    jest.restoreAllMocks()
  })

  it("renders a neutral number on the server", async () => {
    localStorage.setItem("juhq:visits", JSON.stringify({ v: 1, data: 731 }))
    jest.resetModules()
    const { VisitCounter } = await import("../../src/shell/footer/VisitCounter")
    const { createElement } = await import("react")
    const server = await import("react-dom/server")
    expect(server.renderToString(createElement(VisitCounter))).not.toContain("732")
  })
})

describe("the badges", () => {
  it("are links if they have a target, and pictures otherwise", () => {
    render(
      <Badges
        badges={[
          { src: "/badges/truth.png", alt: "the truth", link: "/mesmerizing" },
          { src: "/badges/eyes.png", alt: "best viewed with eyes" },
        ]}
      />,
    )
    expect(screen.getByRole("link", { name: "the truth" })).toHaveAttribute("href", "/mesmerizing")
    expect(screen.getByRole("img", { name: "best viewed with eyes" }).closest("a")).toBeNull()
  })

  it("are the site's own pictures until those of the service have loaded", async () => {
    const asked: HTMLImageElement[] = []
    jest.spyOn(globalThis, "Image").mockImplementation(() => {
      const image = document.createElement("img")
      asked.push(image)
      return image
    })
    const badges = [{ src: "/badges/tripod.png", alt: "tripod" }]
    const { rerender } = render(<Badges badges={badges} />)
    expect(asked).toEqual([])
    rerender(
      <Services badgeService="https://badges.example/88x31/">
        <Badges badges={badges} />
      </Services>,
    )
    const picture = () => screen.getByRole("img", { name: "tripod" })
    await waitFor(() => expect(asked[0]?.src).toBe("https://badges.example/88x31/tripod.png"))
    expect(picture()).toHaveAttribute("src", "/badges/tripod.png")
    act(() => {
      asked[0]?.dispatchEvent(new Event("load"))
    })
    expect(picture()).toHaveAttribute("src", "https://badges.example/88x31/tripod.png")
    expect(picture()).toHaveAttribute("referrerpolicy", "no-referrer")
    jest.restoreAllMocks()
  })

  it("have URLs at the service by their path", () => {
    expect(badgeUrl("https://badges.example", "/badges/eyes.gif")).toBe("https://badges.example/eyes.gif")
  })

  it("are still with reduced motion, and animated once they have been seen", () => {
    const badge = { src: "/badges/eyes.gif", still: "/badges/eyes.png", alt: "eyes" }
    expect(renderToString(<Badges badges={[badge]} />)).not.toContain(".gif")
    askForCalm(true)
    const { unmount } = render(<Badges badges={[badge]} />)
    expect(screen.getByRole("img", { name: "eyes" })).toHaveAttribute("src", "/badges/eyes.png")
    unmount()
    askForCalm(false)
    render(<Badges badges={[badge]} />)
    expect(screen.getByRole("img", { name: "eyes" })).toHaveAttribute("src", "/badges/eyes.gif")
  })
})

describe("the sizes of the services' pictures", () => {
  const sizeOf = (sheet: string, selector: string) => {
    const css = readFileSync(`src/shell/footer/${sheet}`, "utf8")
    const [, rules = ""] = css.split(`\n${selector} {`)
    const [own = ""] = rules.split("}")
    return ["width", "height"].map(name => Number(new RegExp(`\\n  ${name}: (\\d+)px;`).exec(own)?.[1]))
  }

  it("are fixed by the footer: the counter 115x32, a badge 88x31", () => {
    expect(sizeOf("VisitCounter.module.css", ".counter img")).toEqual([counterSize.width, counterSize.height])
    expect(sizeOf("VisitCounter.module.css", ".counter img")).toEqual([115, 32])
    expect(sizeOf("Badges.module.css", ".badges img")).toEqual([88, 31])
  })
})
