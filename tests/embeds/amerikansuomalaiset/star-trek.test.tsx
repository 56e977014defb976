import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import FinglishStarTrek from "../../../src/embeds/amerikansuomalaiset/star-trek/FinglishStarTrek"
import { bits, parseFilm, takesOf } from "../../../src/embeds/amerikansuomalaiset/star-trek/logic"
import { acts, schema } from "../../../src/embeds/amerikansuomalaiset/star-trek/schema"
import { visit } from "../../jest/visit"

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
      data: { "star-trek": data },
    })
  const press = (name: string) => screen.getByRole("button", { name })

  it("does what the subtitle says, and can cut it", async () => {
    const { user, address } = come()
    expect(screen.getByRole("img", { name: /nobody has written the subtitle/ })).toBeVisible()
    await user.click(press("There is a moose on the bridge."))
    expect(screen.getByRole("img", { name: /Subtitle: There is a moose on the bridge/ })).toBeVisible()
    expect(screen.getByRole("status")).toHaveTextContent("Kaara on stak.There is a moose")
    expect(address()).toBe("/amerikansuomalaiset/star-trek?film=2")
    await user.click(press("Cut that"))
    expect(address()).toBe("/amerikansuomalaiset/star-trek")
    expect(press("Fire everything.")).toBeVisible()
  })

  it("shows the film after the last roll, and then what the lines meant", async () => {
    const { user } = come("film=1111")
    await user.click(press("Abandon ship."))
    await user.click(press("Show the film"))
    expect(screen.getByRole("status")).toHaveTextContent("Captain, I have always loved you.")
    for (let i = 0; i < 5; i++) await user.click(press("Next roll"))
    expect(screen.getByRole("region", { name: "Credits" })).toHaveTextContent("The car is stuck.")
    await user.click(press("Make another film"))
    expect(press("Fire everything.")).toBeVisible()
  })

  it("opens a sent film as a film", () => {
    come("film=22222")
    expect(screen.getByRole("img", { name: /moose/ })).toBeVisible()
    expect(press("Next roll")).toBeVisible()
  })
})
