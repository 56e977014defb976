/** A cup in which letters dissolve and come out as steam, until it runs over. */
import { drawLetters, type Film, type Letter, lies, line, put, stage, text, type World } from "../stage"

const inside = { from: 16, to: 30 }
const cup = [
  "|              |",
  "|              |__",
  "|              |  )",
  "|              |__)",
  "|              |",
  " \\____________/",
]
/** The number of letters with which the cup is full. */
export const full = 18
const drinkTicks = 36

const depthOf = ({ swallowed, ending, tick }: World) => {
  const level = Math.min(5, Math.floor(swallowed.length / 3))
  return ending === null ? level : Math.max(0, 5 - Math.floor((tick - ending) / 6))
}

export const coffee: Film = {
  id: "coffee",
  title: "Coffee",
  over: [inside.from, inside.to],
  said: "The cup is empty. Type something.",
  step(world) {
    const next: World = { ...world, tick: world.tick + 1 }
    const surface = 10 - depthOf(world)
    next.letters = world.letters.flatMap((letter): Letter[] => {
      const { sign, x, y, state } = letter
      if (state === "rises") {
        if (y <= 0) return []
        return [next.tick % 2 ? letter : { ...letter, y: y - 1, x: x + (y % 2 ? 1 : -1) }]
      }
      const isInside = x >= inside.from && x < inside.to
      if (isInside && y >= Math.min(9, surface)) {
        if (world.ending === null) next.swallowed += sign
        next.said = `“${sign}” dissolves.`
        return [{ ...letter, y: 4, state: "rises" }]
      }
      if (!isInside && (y >= 10 || lies(world.letters, x, y + 1))) {
        if (state === "falls") next.said = `“${sign}” is on the table. There is a cup.`
        return [{ ...letter, state: "lies" }]
      }
      return [{ ...letter, y: y + 1 }]
    })
    if (world.ending !== null && next.tick - world.ending > drinkTicks)
      return {
        ...next,
        ending: null,
        swallowed: "",
        letters: [],
        said: "He has drunk it, and wiped the table.",
      }
    if (world.ending === null && next.swallowed.length >= full)
      return { ...next, ending: next.tick, said: `It runs over. It tastes of “${next.swallowed}”.` }
    return next
  },
  draw(world) {
    const on = stage()
    put(on, cup, 15, 5)
    const depth = depthOf(world)
    for (let i = 0; i < depth; i++) line(on, 9 - i, "#", inside.from, inside.to)
    line(on, 11, "=")
    if (world.ending !== null) {
      if (world.tick - world.ending < 14) put(on, ["#", "#", " #", " #", "#", "##"], 33, 5)
      put(on, ["  ___", " (o o)", " ( > )", "  (o) "], 15 + (depth % 2), 0)
    } else if (depth > 0)
      for (let i = 0; i < 4; i++)
        put(
          on,
          (i + Math.floor(world.tick / 3)) % 2 ? "(" : ")",
          18 + 3 * i,
          4 - ((i + Math.floor(world.tick / 6)) % 3),
        )
    drawLetters(on, world.letters)
    return text(on)
  },
}
