import { existsSync, readFileSync } from "node:fs"
import { carriedNames, maxSeedsADay, pictureName, wornNames } from "../../src/lib/content/pertti"
import { clothes } from "../../src/lib/content/thing"
import { lifeLook } from "../../src/shell/pertti/lifeLook"
import type { Mood } from "../../src/shell/pertti/logic"

const fileOf = (picture: string) => `static/pictures/pertti-${picture}`

const moods: Record<Mood, true> = {
  resting: true,
  showing: true,
  eye: true,
  yawn: true,
  up: true,
  sleepwalking: true,
  awake: true,
  stroked: true,
  eating: true,
  empty: true,
  begging: true,
  startled: true,
  hiding: true,
  ashamed: true,
  lifted: true,
  sitting: true,
  returning: true,
}

describe("Pertti's pictures", () => {
  it("are there for each mood and each gaze, still and moving", () => {
    const gazes = ["left", "ahead", "right"] as const
    const looks = (Object.keys(moods) as Mood[]).flatMap(mood =>
      gazes.flatMap(gaze =>
        [true, false].map(moves =>
          lifeLook(mood, gaze, {
            role: null,
            isNight: true,
            moves,
            things: clothes.at(-1)?.count ?? 0,
            seeds: maxSeedsADay,
          }),
        ),
      ),
    )
    const pictures = new Set([
      ...looks.flatMap(look => look.pictures),
      ...gazes.map(gaze => `sits-${gaze}.png`),
      "carrying.png",
      "sleepwalk.png",
      ...["wheel", "lifted", "walk"].flatMap(name => [`${name}.gif`, `${name}.png`]),
    ])
    expect([...pictures].filter(picture => !existsSync(fileOf(picture)))).toEqual([])
  })

  it("are there for all that a page may name", () => {
    const names = [
      ...carriedNames.map(name => `carries-${pictureName(name)}.png`),
      ...wornNames.map(name => `wears-${pictureName(name)}.png`),
    ]
    expect(names.filter(name => !existsSync(fileOf(name)))).toEqual([])
  })

  it("are all named in the guide for authors", () => {
    const row = /^\| `pertti` .*$/m.exec(readFileSync("content/README.md", "utf8"))?.[0] ?? ""
    expect([...carriedNames, ...wornNames].filter(name => !row.includes(name))).toEqual([])
  })
})
