import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import FinnishVideos from "../../../src/embeds/amerikansuomalaiset/youtube/FinnishVideos"
import {
  allFrames,
  cranked,
  cutFrames,
  describe as describeFrame,
  frameOf,
  spliced,
  turnedBy,
  wholeFilm,
} from "../../../src/embeds/amerikansuomalaiset/youtube/logic"
import { schema } from "../../../src/embeds/amerikansuomalaiset/youtube/schema"
import { visit } from "../../jest/visit"

const videos = parse(schema, parseYaml(readFileSync("content/data/finnish-american-videos.yaml", "utf8")))
const page = <FinnishVideos />
const facts = { path: "/amerikansuomalaiset/youtube", data: { "finnish-american-videos": videos } }

describe("the film", () => {
  it("runs both ways and stops at its ends", () => {
    const film = cranked(wholeFilm, 10, 1)
    expect(frameOf(film)).toBe(10)
    expect(frameOf(cranked(film, -30, 2))).toBe(0)
    expect(frameOf(cranked(film, 500, 60))).toBe(allFrames - 1)
    expect([0, 12, 47, 63].map(describeFrame)).toEqual([
      "A dance at the hall.",
      "Uncle goes up the ladder with a lamp.",
      "Uncle is in the soup.",
      "The end.",
    ])
  })

  it("burns when it runs too fast for too long, stays, and loses its burnt frames to the glue", () => {
    let film = wholeFilm
    for (let i = 0; i < 10; i++) film = cranked(film, 3, 0.05)
    expect(film.burns).toBe(true)
    expect(cranked(film, 5, 1)).toBe(film)
    const shorter = spliced(film)
    expect(shorter.frames).toHaveLength(allFrames - cutFrames)
    expect(shorter.burns).toBe(false)
    for (let i = 0; i < 9; i++) film = spliced(film)
    expect(film).toBe(wholeFilm)
  })

  it("takes the short way round", () => {
    expect([turnedBy(350, 10), turnedBy(10, 350), turnedBy(0, 90)]).toEqual([20, -20, 90])
  })
})

describe("the page", () => {
  it("turns the film by the arrow keys, and back", () => {
    visit(page, facts)
    const crank = screen.getByRole("slider", { name: "Crank" })
    for (let i = 0; i < 5; i++) fireEvent.keyDown(crank, { key: "ArrowRight" })
    expect(
      screen.getByRole("img", { name: "A silent film. Uncle goes up the ladder with a lamp." }),
    ).toBeVisible()
    for (let i = 0; i < 5; i++) fireEvent.keyDown(crank, { key: "ArrowLeft" })
    expect(screen.getByRole("img", { name: "A silent film. A dance at the hall." })).toBeVisible()
  })

  it("has each video once", () => {
    expect(new Set(videos.videos.map(({ id }) => id)).size).toBe(videos.videos.length)
  })

  it("asks YouTube for nothing before a press, and puts the other reels in", async () => {
    const { user, address, container } = visit(page, facts)
    expect(container.querySelector("iframe")).toBeNull()
    await user.click(screen.getByRole("button", { name: /^Pelkie/ }))
    expect(screen.getByRole("group", { name: /^Video: Pelkie/ })).toBeVisible()
    expect(address()).toBe("/amerikansuomalaiset/youtube?v=PShnCJoqulQ")
    expect(container.querySelector("iframe")).toBeNull()
  })

  it("searches for what it has no address of", () => {
    visit(page, facts)
    const link = screen.getByRole("link", { name: /^Ask YouTube for Hiski Salomaa/ })
    expect(link).toHaveAttribute("href", expect.stringContaining("search_query=Hiski%20Salomaa"))
  })
})
