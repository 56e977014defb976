import { readFileSync } from "node:fs"
import { act, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import GamesBacklog from "../../../src/embeds/games/backlog/GamesBacklog"
import { games as microgames } from "../../../src/embeds/games/backlog/games"
import {
  advance,
  backlogText,
  countOutcome,
  firstFloppies,
  gradeOf,
  isOver,
  marathonSpeed,
  percentOf,
  progressText,
  resultText,
  speedOf,
  startMarathon,
  winsOf,
  winsToShip,
  withWin,
} from "../../../src/embeds/games/backlog/logic"
import type { Input, Microgame, Outcome } from "../../../src/embeds/games/backlog/microgame"
import type { Pen } from "../../../src/embeds/games/backlog/pen"
import { schema } from "../../../src/embeds/games/backlog/schema"
import { progressEntry } from "../../../src/embeds/games/backlog/useProgress"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { seeded } from "../../../src/lib/game/random"
import { hasThing, onPage, visit } from "../../jest/visit"

const ideas = parse(schema, parseYaml(readFileSync("content/data/games-backlog.yaml", "utf8")))
const titles = ideas.map(({ title }) => title)
const all = Object.entries(microgames)
const frame = 1 / 60
const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`)

/** Plays a game to its end with a hand. */
function play(game: Microgame, seed: string, hand: "good" | ((t: number) => Partial<Input>)) {
  let run = game.start(seeded(seed))
  let steps = 0
  while (!run.outcome && steps < 1000) {
    run =
      hand === "good"
        ? run.demonstrate(frame)
        : run.step({ x: 160, y: 120, isDown: false, isPressed: false, ...hand(run.t) }, frame)
    steps++
  }
  return { outcome: run.outcome, seconds: run.t }
}

/** Hands that do not understand the game. */
const badHands: readonly ((t: number) => Partial<Input>)[] = [
  () => ({}),
  t => ({ isDown: true, isPressed: t < frame * 2 }),
  () => ({ isDown: true, isPressed: true, x: 160, y: 139 }),
  t => ({ isPressed: true, x: 20 + ((t * 97) % 280), y: 30 + ((t * 61) % 190) }),
  t => ({ x: t % 0.4 < 0.2 ? 20 : 300, y: t % 0.6 < 0.3 ? 20 : 220 }),
]

describe("the games", () => {
  it("have a design document of one line each, and a box for every one", () => {
    expect(ideas.length).toBeGreaterThanOrEqual(30)
    expect(Object.keys(microgames).sort()).toEqual([...titles].sort())
    for (const key of ["design", "estimate", "never"] as const)
      expect(new Set(ideas.map(idea => idea[key])).size).toBe(ideas.length)
  })

  it("have an instruction of two words, and verdicts and a crash of their own", () => {
    for (const [, { instruction }] of all) expect(instruction).toMatch(/^\S+ \S+( \S+)?!$/)
    const texts = all.flatMap(([, { verdict, crash, inWords }]) => [
      verdict.won,
      verdict.lost,
      crash[1],
      ...inWords,
    ])
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(all.map(([, { crash }]) => crash[0])).size).toBe(10)
  })
})

describe.each(all)("%s", (_, game) => {
  it("can be won by a good hand, from any start", () => {
    const outcomes = seeds.map(seed => play(game, seed, "good").outcome)
    expect(outcomes).toEqual(seeds.map(() => "won"))
  })

  it("can be lost", () => {
    const lost = badHands.flatMap(hand => seeds.map(seed => play(game, seed, hand).outcome))
    expect(lost).toContain("lost")
  })

  it("ends in time, whatever a hand does", () => {
    for (const hand of badHands) {
      const { outcome, seconds } = play(game, "seed", hand)
      expect(outcome).toBeDefined()
      expect(seconds).toBeLessThanOrEqual(game.seconds + frame)
    }
    expect(game.seconds).toBeGreaterThanOrEqual(4)
    expect(game.seconds).toBeLessThanOrEqual(6)
  })

  it("draws every state of it without a number that is none", () => {
    const faults: unknown[] = []
    const check = (...args: unknown[]) => {
      faults.push(...args.filter(arg => typeof arg === "number" && !Number.isFinite(arg)))
      return { addColorStop: () => {} }
    }
    const pen = new Proxy({}, { get: () => check, set: () => true }) as Pen
    let run = game.start(seeded("picture"))
    while (!run.outcome) {
      run.draw(pen)
      run = run.demonstrate(1 / 15)
    }
    run.draw(pen)
    expect(faults).toEqual([])
  })

  it("is the same from the same seed", () => {
    expect(play(game, "twice", "good")).toEqual(play(game, "twice", "good"))
  })
})

describe("how much of a game is made", () => {
  it("goes up with each time it is survived, until it ships", () => {
    expect(Array.from({ length: 7 }, (_, wins) => percentOf(wins))).toEqual([0, 3, 34, 68, 97, 100, 100])
    expect(progressText(0)).toBe("Nothing of it is made.")
    expect(progressText(2)).toBe("34% made.")
    expect(progressText(winsToShip)).toBe("100% made. It ships.")
    const shipped = Array.from({ length: 9 }).reduce<Record<string, number>>(now => withWin(now, "Fog"), {})
    expect(shipped).toEqual({ Fog: winsToShip })
    expect(winsOf({}, "constructor")).toBe(0)
  })

  it("makes it faster", () => {
    expect(speedOf(0)).toBe(1)
    expect(speedOf(4)).toBeCloseTo(1.6)
  })

  it("is told for the backlog", () => {
    expect(backlogText({}, titles)).toBe("")
    expect(backlogText({ Fog: 1, Moose: 4 }, titles)).toBe("2 games begun. All crashed.")
    expect(backlogText({ Fog: 5, Moose: 4 }, titles)).toBe("1 game shipped. The rest crashed.")
  })
})

describe("a run through the backlog", () => {
  const finish = (outcomes: readonly Outcome[]) =>
    outcomes.reduce((run, outcome) => advance(countOutcome(run, outcome)), startMarathon(titles, "abc"))

  it("has every game once, in the order of its seed", () => {
    const { order } = startMarathon(titles, "abc")
    expect([...order].sort()).toEqual([...titles].sort())
    expect(startMarathon(titles, "abc").order).toEqual(order)
    expect(startMarathon(titles, "abd").order).not.toEqual(order)
  })

  it("ends with the third floppy, or after the last game", () => {
    const lost = finish(["won", "lost", "lost", "won"])
    expect(lost).toMatchObject({ floppies: 1, at: 4, survived: [lost.order[0], lost.order[3]] })
    expect(isOver(lost)).toBe(false)
    expect(isOver(countOutcome(lost, "lost"))).toBe(true)
    const through = finish(titles.map(() => "won"))
    expect(through.survived).toHaveLength(titles.length)
    expect(through.floppies).toBe(firstFloppies)
    expect(isOver(through)).toBe(true)
    expect(countOutcome(through, "won")).toBe(through)
  })

  it("goes faster and faster, up to twice as fast", () => {
    expect(marathonSpeed(0)).toBe(1)
    expect(marathonSpeed(10)).toBeGreaterThan(marathonSpeed(9))
    expect(marathonSpeed(33)).toBe(2)
  })

  it("has a result that can be sent", () => {
    expect(resultText(3, 34)).toBe("3 games shipped of 34.")
    expect(resultText(1, 34)).toBe("1 game shipped of 34.")
    expect(resultText(0, 34)).toMatch(/^No game shipped of 34/)
    expect(resultText(34, 34)).toMatch(/^All 34 games shipped/)
    expect(new Set([0, 1, 3, 8, 15, 25, 34].map(gradeOf)).size).toBe(7)
  })
})

describe("the page", () => {
  const page = { path: "/games/backlog", title: "Games backlog", data: { "games-backlog": ideas } }
  const open = (options = {}) => visit(<GamesBacklog />, { ...page, at: "2026-05-05T12:00", ...options })
  const button = (name: string | RegExp) => screen.getByRole("button", { name })
  const words = async (user: ReturnType<typeof open>["user"]) => {
    await user.click(screen.getByRole("checkbox", { name: "Play in words, without a clock" }))
  }

  it("has a box for every game in the static page, which is small", () => {
    const html = renderToString(onPage(<GamesBacklog />, page))
    expect(Buffer.byteLength(html)).toBeLessThan(16_000)
    for (const title of titles) expect(html).toContain(title.replace(/'/g, "&#x27;"))
  })

  it("shows the design document of the box that is looked at", async () => {
    const { user } = open()
    await user.hover(button("Fog"))
    expect(screen.getByText(/only the boots had to be drawn/)).toBeInTheDocument()
  })

  it("opens a box with its instruction, and crashes it when its time is up", async () => {
    const { user, wait } = open()
    await user.click(button("Idle Idler"))
    expect(screen.getByRole("application", { name: "Idle Idler: Do nothing!" })).toHaveFocus()
    expect(screen.getAllByText("Hands off.")[0]).toBeInTheDocument()
    wait(8000)
    expect(screen.getByText("It did very well without you.")).toBeInTheDocument()
    expect(hasThing("/games/backlog")).toBe(true)
    expect(screen.getByText("3% made.")).toBeInTheDocument()
    expect(screen.getByText("It has clicked itself away.")).toBeInTheDocument()
    expect(read(progressEntry)).toEqual({ "Idle Idler": 1 })
    await user.click(button("Shelf"))
    expect(button("Idle Idler, 3% made")).toBeInTheDocument()
  })

  it("is played with the space bar", async () => {
    const { user, wait } = open()
    await user.click(button("Moose"))
    await user.keyboard("{ >}")
    wait(8000)
    await user.keyboard("{/ }")
    expect(screen.getByText("The car has stopped. You go on standing there.")).toBeInTheDocument()
  })

  it("is lost by a hand that lets go, and tells why the game was never made", async () => {
    const { user, wait } = open()
    await user.click(button("Moose"))
    wait(8000)
    expect(screen.getByText("You left. A moose would not have.")).toBeInTheDocument()
    expect(screen.getByText("Too easy for the moose, too hard for everybody else.")).toBeInTheDocument()
    expect(read(progressEntry)).toEqual({})
    expect(hasThing("/games/backlog")).toBe(false)
    await user.keyboard("{Escape}")
    expect(button("Moose")).toBeInTheDocument()
  })

  it("goes slower in calm mode", async () => {
    const { user, wait } = open({ calm: true })
    await user.click(button("Idle Idler"))
    wait(7000)
    expect(screen.getAllByText("Hands off.")[0]).toBeInTheDocument()
    wait(3000)
    expect(screen.getByText("It did very well without you.")).toBeInTheDocument()
  })

  it("can be played in words, and ships a game that is survived for the fifth time", async () => {
    const { user } = open()
    act(() => write(progressEntry, { Fog: winsToShip - 1 }))
    await words(user)
    await user.click(button("Fog, 97% made"))
    await user.click(button("Step over it"))
    expect(screen.getByText("It did not crash. An inquiry has been opened.")).toBeInTheDocument()
    expect(screen.getByText("100% made. It ships.")).toBeInTheDocument()
    await user.click(button("Shelf"))
    expect(within(button("Fog, shipped")).getByText("Shipped")).toBeInTheDocument()
  })

  it("loses three floppies in a run, and puts its result into the address", async () => {
    const { user, address } = open({ query: "order=abc" })
    await words(user)
    await user.click(button("Play the whole backlog"))
    const { order } = startMarathon(titles, "abc")
    const choose = (at: number, right: boolean) =>
      user.click(button(microgames[order[at] ?? ""]?.inWords[right ? 0 : 1] ?? ""))
    await choose(0, true)
    for (const at of [1, 2, 3]) {
      await user.click(button("Next game"))
      await choose(at, false)
    }
    expect(screen.getByRole("img", { name: "0 of 3 floppies left" })).toBeInTheDocument()
    await user.click(button("Bury the floppies"))
    expect(screen.getByRole("heading", { name: "1 game shipped of 34." })).toBeInTheDocument()
    expect(screen.getByText(`The last floppy went in ${order[3]}.`)).toBeInTheDocument()
    expect(address()).toBe("/games/backlog?order=abc&shipped=1")
    await user.click(button("Play it again"))
    expect(screen.getByText("0 shipped, game 1 of 34")).toBeInTheDocument()
  })

  it("goes on by itself in a run", async () => {
    const { user, wait } = open({ query: "order=abc" })
    await user.click(button("Play the whole backlog"))
    expect(screen.getByText("0 shipped, game 1 of 34")).toBeInTheDocument()
    for (let second = 0; second < 11; second++) wait(1000)
    expect(screen.getByText(/game 2 of 34$/)).toBeInTheDocument()
  })

  it("shows a result that was sent", () => {
    open({ query: "shipped=7&order=abc" })
    expect(screen.getByText("7 games shipped of 34. Beat it in the same order.")).toBeInTheDocument()
  })

  it("takes an old vote in favour for a game survived once, and nothing that is no count", () => {
    const stored = (v: number, data: unknown) => {
      localStorage.setItem("juhq:games/backlog/votes", JSON.stringify({ v, data }))
      return read(progressEntry)
    }
    expect(stored(1, { Fog: 5, Moose: -2, "Bus Stop": 1 })).toEqual({ Fog: 1, "Bus Stop": 1 })
    expect(stored(1, null)).toEqual({})
    expect(stored(2, { Fog: 4 })).toEqual({ Fog: 4 })
    expect(stored(2, { Fog: 400 })).toEqual({})
  })
})
