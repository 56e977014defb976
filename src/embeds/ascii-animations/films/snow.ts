/** A house on which letters snow, until a man comes out and shovels. */
import { drawLetters, type Film, lies, line, put, stage, text, type World } from "../stage"

const house = [
  "    _||______",
  "   /         \\",
  "  /___________\\",
  "   |  __   _  |",
  "   | |__| | | |",
  "   |______|_|_|",
]
const houseAt = { x: 16, y: 5 }
/** The number of lying letters after which the man comes out. */
export const deep = 24
const shovelTicks = 26

/** Returns the row on which a letter comes to rest in a column without other letters. */
function groundAt(x: number): number {
  const within = x - houseAt.x
  if (within === 5 || within === 6) return houseAt.y - 1
  if (within >= 4 && within <= 12) return houseAt.y - 1
  if (within === 3 || within === 13) return houseAt.y
  if (within === 2 || within === 14) return houseAt.y + 1
  return 10
}

export const snow: Film = {
  id: "snow",
  title: "October",
  over: [4, 44],
  said: "It hasn't snowed yet. Type something.",
  step(world) {
    const next: World = { ...world, tick: world.tick + 1 }
    if (world.ending !== null) {
      const since = next.tick - world.ending
      if (since > shovelTicks)
        return {
          ...next,
          ending: null,
          letters: world.letters.filter(({ state }) => state !== "rises"),
          said: "He goes in again. He didn't look up.",
        }
      // Letters that he has reached fly off to the left.
      const reach = houseAt.x + 13 - since * 2
      next.letters = world.letters.flatMap(letter => {
        if (letter.state === "rises")
          return letter.x < 2 ? [] : [{ ...letter, x: letter.x - 2, y: Math.max(0, letter.y - (since % 2)) }]
        return letter.x >= reach ? [{ ...letter, state: "rises" }] : [letter]
      })
      return next
    }
    next.letters = world.letters.map(letter => {
      const { x, y } = letter
      if (letter.state === "lies") return letter
      if (y >= groundAt(x) || lies(world.letters, x, y + 1)) {
        next.said = `“${letter.sign}” stays on the ground.`
        return { ...letter, state: "lies" }
      }
      if (next.tick % 2) return letter
      const drift = next.tick % 8 === 0 ? 1 : next.tick % 8 === 4 ? -1 : 0
      const free = y < groundAt(x + drift) && !lies(world.letters, x + drift, y + 1)
      return { ...letter, x: free ? Math.min(47, Math.max(0, x + drift)) : x, y: y + 1 }
    })
    const fallen = next.letters.filter(({ state }) => state === "lies")
    if (fallen.length >= deep)
      return { ...next, ending: next.tick, said: "A man comes out. He shovels it all away." }
    return next
  },
  draw(world) {
    const on = stage()
    put(on, house, houseAt.x, houseAt.y)
    put(on, world.tick % 8 < 4 ? ["  )", " ( ", "  )"] : [" ( ", "  )", " ( "], houseAt.x + 4, 2)
    line(on, 11, "_")
    for (let i = 0; i < 7; i++)
      put(on, ".", (i * 7 + world.tick) % 48, (i * 5 + Math.floor(world.tick / 3)) % 10)
    if (world.ending !== null) {
      const x = houseAt.x + 12 - (world.tick - world.ending)
      put(on, world.tick % 4 < 2 ? [" O  ", "/|\\_", "/ \\ "] : [" O /", "/|/ ", "/ \\ "], Math.max(1, x), 8)
    }
    drawLetters(on, world.letters)
    return text(on)
  },
}
