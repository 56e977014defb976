import { act, fireEvent, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { programsOf } from "../../../src/embeds/home/running-programs/logic"
import RunningPrograms from "../../../src/embeds/home/running-programs/RunningPrograms"
import { type PreviewProps, registerPreviews } from "../../../src/hooks/page/previews"
import type { PageEntry } from "../../../src/lib/content/derivedLists"
import { onPage, visit } from "../../jest/visit"

const entry = (path: string): PageEntry => ({
  path,
  title: `Title of ${path}`,
  description: `About ${path}.`,
  code: "0001",
  added: "2024-01-01",
  icon: "default",
})
const pages = [..."abcdefghijklm"].map(letter => entry(`/${letter}`))
const pathsOf = (day: number) => programsOf(pages, day).map(({ path }) => path)
const names = () => screen.getAllByRole("link").map(link => link.textContent)

describe("the programs of a day", () => {
  it("are three, all others the next day", () => {
    for (let day = 20_000; day < 20_030; day++) {
      expect(new Set(pathsOf(day)).size).toBe(3)
      expect(pathsOf(day).filter(path => pathsOf(day + 1).includes(path))).toEqual([])
    }
  })

  it("give every program its turn, and don't depend on the order of the list", () => {
    const turns = new Set(Array.from({ length: 5 }, (_, day) => pathsOf(day)).flat())
    expect(turns.size).toBe(pages.length)
    expect(programsOf([...pages].reverse(), 77)).toEqual(programsOf(pages, 77))
    expect(programsOf(pages.slice(0, 2), 5)).toHaveLength(2)
    expect(programsOf([], 5)).toEqual([])
  })
})

describe("the running programs", () => {
  const data = { previews: pages }

  it("are the same for everybody in the static HTML, with links for those without scripts", () => {
    const html = renderToString(onPage(<RunningPrograms />, { data }))
    expect(html.match(/Starting\.\.\./g)).toHaveLength(3)
    expect(html.match(/<noscript><a[^>]*href="\/[abc]"/g)).toHaveLength(3)
  })

  it("are three links by the date in Helsinki", () => {
    const { unmount } = visit(<RunningPrograms />, { data, at: "2026-11-29T21:30:00Z" })
    const today = names()
    expect(today).toHaveLength(3)
    expect(screen.getByRole("list", { name: "Running now" })).toBeInTheDocument()
    unmount()
    visit(<RunningPrograms />, { data, at: "2026-11-29T22:30:00Z" })
    expect(names().filter(name => today.includes(name))).toEqual([])
  })

  describe("with room for pictures", () => {
    const Preview = ({ width, height, moves }: PreviewProps) => (
      <b>{`${width} by ${height}, ${moves ? "moves" : "rests"}`}</b>
    )
    beforeEach(() => {
      jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(380)
      jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(238)
      registerPreviews(async () => ({ default: Preview }))
    })
    afterEach(() => jest.restoreAllMocks())

    const loaded = async (options: { calm?: boolean } = {}) => {
      const result = visit(<RunningPrograms />, { data, at: "2026-11-29T12:00:00Z", ...options })
      result.wait(10_000)
      await act(async () => {})
      await act(async () => {})
      return result
    }

    it("move for half a minute, and again under the pointer or the focus", async () => {
      const { wait } = await loaded()
      expect(screen.getAllByText("380 by 238, moves")).toHaveLength(3)
      wait(30_000)
      expect(screen.getAllByText("380 by 238, rests")).toHaveLength(3)
      const [first, second] = screen.getAllByRole("link")
      if (!first || !second) throw new Error("There is no program.")
      fireEvent.pointerEnter(first)
      expect(first).toHaveTextContent("moves")
      wait(60_000)
      expect(first).toHaveTextContent("moves")
      fireEvent.pointerLeave(first)
      wait(31_000)
      expect(first).toHaveTextContent("rests")
      fireEvent.focus(second)
      expect(second).toHaveTextContent("moves")
    })

    it("stand still in calm mode, also under the pointer", async () => {
      await loaded({ calm: true })
      const [first] = screen.getAllByRole("link")
      if (first) fireEvent.pointerEnter(first)
      expect(screen.getAllByText("380 by 238, rests")).toHaveLength(3)
    })

    it("show a description where a picture does not arrive", async () => {
      registerPreviews(() => Promise.reject(new Error("offline")))
      await loaded()
      expect(screen.queryByText(/380 by 238/)).not.toBeInTheDocument()
      expect(screen.getAllByText(/^About \/\w\.$/)).toHaveLength(3)
      expect(screen.getAllByRole("link")).toHaveLength(3)
    })
  })
})
