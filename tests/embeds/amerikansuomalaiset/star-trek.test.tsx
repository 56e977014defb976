import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import FinglishStarTrek from "../../../src/embeds/amerikansuomalaiset/star-trek/FinglishStarTrek"
import { bits, parseFilm, takesOf } from "../../../src/embeds/amerikansuomalaiset/star-trek/logic"
import { acts, schema } from "../../../src/embeds/amerikansuomalaiset/star-trek/schema"
import { hasThing, visit } from "../../jest/visit"

const data = parse(schema, parseYaml(readFileSync("content/data/star-trek.yaml", "utf8")))

describe("the rolls", () => {
  it("have marks that open and close", () => {
    for (const { fi } of data.rolls) expect([fi, fi.split("*").length % 2]).toEqual([fi, 1])
    expect(bits("*Kaara* on *stak*.").filter(({ marked }) => marked)).toEqual([
      { text: "Kaara", marked: true, at: 1 },
      { text: "stak", marked: true, at: 3 },
    ])
  })

  it("use each act once, and no subtitle is right", () => {
    const all = data.rolls.flatMap(({ subtitles }) => subtitles)
    expect(all.map(({ act }) => act).sort()).toEqual([...acts].sort())
    for (const { en, subtitles } of data.rolls) expect(subtitles.map(({ text }) => text)).not.toContain(en)
  })

  it("come out of a link, as far as they have a subtitle", () => {
    expect(["", "132", "11111", "111111", "4", "x"].map(text => parseFilm(text, 5))).toEqual([
      "",
      "132",
      "11111",
      undefined,
      undefined,
      undefined,
    ])
    expect(takesOf("21", data.rolls).map(({ subtitle }) => subtitle.act)).toEqual(["moose", "dance"])
  })
})

describe("the page", () => {
  const come = (query = "") =>
    visit(<FinglishStarTrek />, {
      path: "/amerikansuomalaiset/star-trek",
      query,
      calm: true,
      at: "2026-06-02T12:00:00",
      data: { "star-trek": data },
    })
  const button = (name: string) => screen.getByRole("button", { name })
  /** Presses a button after the time of a double click. */
  const press = async ({ user, wait }: ReturnType<typeof come>, name: string) => {
    wait(500)
    await user.click(button(name))
  }

  it("does what the subtitle says, and can cut it", async () => {
    const page = come()
    expect(screen.getByRole("img", { name: /nobody has written the subtitle/ })).toBeVisible()
    await press(page, "There is a moose on the bridge.")
    expect(screen.getByRole("img", { name: /Subtitle: There is a moose on the bridge/ })).toBeVisible()
    expect(screen.getByRole("status")).toHaveTextContent("Kaara on stak.There is a moose")
    expect(page.address()).toBe("/amerikansuomalaiset/star-trek?film=2")
    // A second press of the same hand cuts nothing.
    await page.user.click(button("Cut that"))
    expect(page.address()).toBe("/amerikansuomalaiset/star-trek?film=2")
    await press(page, "Cut that")
    expect(page.address()).toBe("/amerikansuomalaiset/star-trek")
    expect(button("Fire everything.")).toBeVisible()
  })

  it("shows the film after the last roll, and then what the lines meant", async () => {
    const page = come("film=1111")
    await press(page, "Abandon ship.")
    expect(hasThing("/amerikansuomalaiset/star-trek")).toBe(false)
    await press(page, "Show the film")
    expect(hasThing("/amerikansuomalaiset/star-trek")).toBe(true)
    expect(screen.getByRole("status")).toHaveTextContent("Captain, I have always loved you.")
    for (let i = 0; i < 5; i++) await press(page, "Next roll")
    expect(screen.getByRole("region", { name: "Credits" })).toHaveTextContent("The car is stuck.")
    await press(page, "Make another film")
    expect(button("Fire everything.")).toBeVisible()
  })

  it("opens a sent film as a film", () => {
    come("film=22222")
    expect(screen.getByRole("img", { name: /moose/ })).toBeVisible()
    expect(button("Next roll")).toBeVisible()
    expect(hasThing("/amerikansuomalaiset/star-trek")).toBe(false)
  })
})
