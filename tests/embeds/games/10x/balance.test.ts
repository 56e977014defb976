import { careerOf } from "../../../../src/embeds/games/10x/career"
import { endings } from "../../../../src/embeds/games/10x/endings"
import { backgroundIds } from "../../../../src/embeds/games/10x/logic"
import { isDeep, itDeep } from "../../../jest/property"
import { played, sensible } from "./player"

const minutes = (state: ReturnType<typeof played>) => state.figures.seconds / 60

describe("a sensible person who presses four times a second and thinks for two and a half", () => {
  // A game takes a second: an ordinary run plays as one of them.
  it.each(isDeep ? backgroundIds : backgroundIds.slice(0, 1))(
    "becomes a 10x developer in 45 to 90 minutes as %s",
    background => {
      const games = ["a", "b"].map(seed => played(sensible, seed, background))
      for (const game of games) {
        expect(endings.map(({ id }) => id)).toContain(game.ending)
        expect(minutes(game)).toBeGreaterThan(45)
        expect(minutes(game)).toBeLessThan(90)
        expect(game.figures.rewrites).toBeGreaterThanOrEqual(5)
        expect(game.figures.rewrites).toBeLessThanOrEqual(8)
      }
      const mean = games.reduce((sum, game) => sum + minutes(game), 0) / games.length
      expect(mean).toBeGreaterThan(50)
      expect(mean).toBeLessThan(80)
    },
  )
})

describe("other people", () => {
  itDeep("get there as well when they are slow, and not at once when they are quick", () => {
    const slow = played({ ...sensible, presses: 1.5, thinks: 8 }, "slow")
    expect(slow.ending).not.toBeNull()
    expect(minutes(slow)).toBeLessThan(120)
    const quick = played({ ...sensible, presses: 9, thinks: 0.5 }, "quick")
    expect(quick.ending).not.toBeNull()
    expect(minutes(quick)).toBeGreaterThan(35)
  })

  itDeep("come to another ending by another way: all meetings", () => {
    expect(played({ ...sensible, meetings: "all" }, "b").ending).toBe("calendar")
  })

  itDeep("come to another ending by another way: no bug is fixed", () => {
    const game = played(
      { ...sensible, bugs: Number.POSITIVE_INFINITY, testers: false, meetings: "all", debt: 60 },
      "c",
    )
    expect(careerOf(game.figures).shipped).toBeGreaterThan(600)
    expect(["fire", "calendar"]).toContain(game.ending)
  })

  itDeep("come to another ending by another way: everything is refactored at once", () => {
    const game = played({ ...sensible, debt: 16 }, "c")
    expect(game.ending).toBe("gardener")
  })

  itDeep(
    "spend less than an hour at the desk when they take long breaks, and end as those who were not there",
    () => {
      const game = played({ ...sensible, breaks: { every: 8, hours: 3 } }, "a")
      expect(game.ending).toBe("absent")
      expect(careerOf(game.figures).missed).toBeGreaterThan(10)
      const atDesk = (game.figures.seconds - game.figures.away) / 60
      expect(atDesk).toBeLessThan(60)
    },
  )
})
