/** A train that takes letters from the rails as passengers, and a cow who eats those that fall on her. */
import {
  columns,
  drawLetters,
  type Film,
  type Letter,
  lies,
  line,
  put,
  stage,
  text,
  type World,
} from "../stage"

const engine = ["   o  o      ", " _____[]___  ", "|juhq |    |_", "|_____|______|", " (o)(o)  (o) "]
const cow = ["        __ ", " _____ (oo)", "/|    \\_\\/ ", " ||---||   "]
const cowAt = { from: 18, to: 29, y: 2 }
/** The number of letters after which the cow leaves. */
export const cowFill = 6
const maxWagons = 5

/** The cow's meals are kept in the same text as the passengers, after a line break. */
const passengersOf = (world: World) => world.swallowed.split("\n")[0] ?? ""
const mealsOf = (world: World) => world.swallowed.split("\n")[1] ?? ""

function wagonsOf(world: World): string[] {
  const passengers = passengersOf(world) || "   "
  const wagons: string[] = []
  for (let i = 0; i < passengers.length && wagons.length < maxWagons; i += 3)
    wagons.push(passengers.slice(i, i + 3).padEnd(3))
  if (mealsOf(world).length >= cowFill) wagons.push("MUU")
  return wagons
}

/** Returns the column of the engine's front, which goes left two columns a tick. */
const frontAt = (world: World) => columns - 2 * (world.tick % (34 + 8 * wagonsOf(world).length))

export const train: Film = {
  id: "train",
  title: "The 7.12 to Pieksämäki",
  over: [4, 44],
  said: "The rails are empty. Type something.",
  step(world) {
    const next = { ...world, tick: world.tick + 1 }
    let passengers = passengersOf(world)
    let meals = mealsOf(world)
    const front = frontAt(next)
    // A new train arrives empty, and brings the cow back.
    if (front === columns && world.tick > 0 && (passengers !== "" || meals.length >= cowFill)) {
      next.said =
        meals.length >= cowFill
          ? "The cow is back. She didn't like Pieksämäki."
          : `“${passengers}” has arrived in Pieksämäki.`
      passengers = ""
      if (meals.length >= cowFill) meals = ""
    }
    next.letters = world.letters.flatMap((letter): Letter[] => {
      const { sign, x, y } = letter
      if (x >= cowAt.from && x < cowAt.to && y === cowAt.y && meals.length < cowFill) {
        meals += sign
        next.said =
          meals.length === cowFill ? "The cow is full. She takes the train." : `The cow eats “${sign}”.`
        return []
      }
      if (y >= 7 && x >= front && x <= front + 13) {
        passengers += sign
        next.said = `“${sign}” gets on.`
        return []
      }
      if (y >= 10 || lies(world.letters, x, y + 1)) return [{ ...letter, state: "lies" }]
      return [{ ...letter, state: "falls", y: y + 1 }]
    })
    next.swallowed = `${passengers}\n${meals}`
    return next
  },
  draw(world) {
    const on = stage()
    for (const x of [2, 40]) put(on, ["  /\\", " /  \\", "/____\\", "  ||"], x, 1)
    if (mealsOf(world).length < cowFill) put(on, cow, cowAt.from, 1)
    line(on, 11, "=")
    const x = frontAt(world)
    put(on, engine, x, 6)
    put(on, world.tick % 4 < 2 ? "( )" : "()", x + 3, 5)
    wagonsOf(world).forEach((seats, i) => {
      const [a, b, c] = seats
      put(
        on,
        ["_____________", `| [${a}] [${b}] [${c}] |`.slice(0, 14), "|____________|", "  (o)    (o) "],
        x + 15 + i * 16,
        7,
      )
    })
    drawLetters(on, world.letters)
    return text(on)
  },
}
