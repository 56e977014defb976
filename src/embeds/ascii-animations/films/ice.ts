/** A man who fishes through a hole in the ice. Letters slide into the hole, and a fish grows on them. */
import { drawLetters, type Film, type Letter, lies, line, put, stage, text, type World } from "../stage"

const hole = { from: 21, to: 25 }
const iceRow = 5
/** The number of letters on which the fish is large enough for the man. */
export const fill = 6
const endingTicks = 44

const overHole = (x: number) => x >= hole.from && x < hole.to

const fishOf = (eaten: number, faces: 1 | -1) => {
  const scales = 3 + 2 * eaten
  return faces === 1 ? `><${"(".repeat(scales)}'>` : `<'${")".repeat(scales)}><`
}
/** Returns the fish, and the column of its left end. */
const drawnFish = ({ swallowed, nose: { x, faces } }: World) => {
  const fish = fishOf(swallowed.length, faces)
  return { fish, left: faces === 1 ? x - fish.length + 1 : x }
}

/** The columns that a hungry fish swims in a tick; without hunger it swims one in two ticks. */
const stride = 2

/** Moves the fish's nose towards the nearest sinking letter, or from one side of the lake to the other. */
function swim({ nose, letters, tick, swallowed }: World): World["nose"] {
  const length = fishOf(swallowed.length, 1).length
  const { x, faces } = nose
  const sinking = letters.filter(({ state }) => state === "sinks").map(letter => letter.x)
  const prey = sinking.sort((a, b) => Math.abs(a - x) - Math.abs(b - x))[0]
  if (prey !== undefined) {
    const towards = prey < x ? -1 : prey > x ? 1 : faces
    return { x: x + towards * Math.min(stride, Math.abs(prey - x)), faces: towards }
  }
  // At the shore it turns on the spot: its nose is where its tail was.
  if (x < 2 && faces === -1) return { x: x + length - 1, faces: 1 }
  if (x > 45 && faces === 1) return { x: x - length + 1, faces: -1 }
  return { x: x + (tick % 2) * faces, faces }
}

function moved(letter: Letter, world: World): Letter | null {
  const { x, y, state } = letter
  const { letters, tick } = world
  if (state === "sinks") {
    if (y >= 11) return null
    return tick % 3 ? letter : { ...letter, y: y + 1 }
  }
  if (overHole(x) || y >= iceRow)
    return y < iceRow ? { ...letter, state: "falls", y: y + 1 } : { ...letter, state: "sinks" }
  if (y < iceRow - 1 && !lies(letters, x, y + 1)) return { ...letter, state: "falls", y: y + 1 }
  // The ice is slippery, and slopes towards the hole.
  const towards = x < hole.from ? x + 1 : x - 1
  const slides = !lies(letters, towards, y)
  return { ...letter, state: "lies", x: slides ? towards : x }
}

export const ice: Film = {
  id: "ice",
  title: "The hole in the ice",
  over: [3, 20],
  said: "A man fishes. Type something.",
  step(world) {
    const next = { ...world, tick: world.tick + 1 }
    if (world.ending !== null && next.tick - world.ending > endingTicks)
      return { ...next, ending: null, swallowed: "", said: "The man is back. He has brought a smaller hook." }
    next.nose = swim(world)
    next.letters = world.letters.flatMap(letter => {
      const now = moved(letter, world)
      if (!now) return []
      const isAtMouth = Math.abs(now.x - next.nose.x) <= 1 && now.y >= 7 && now.y <= 9
      const isEaten = now.state === "sinks" && world.ending === null && isAtMouth
      if (isEaten) {
        next.swallowed += now.sign
        next.said = `The fish eats “${now.sign}”.`
        return []
      }
      if (now.state === "sinks" && letter.state !== "sinks") next.said = `“${now.sign}” drowns.`
      if (now.state === "lies" && letter.state === "falls")
        next.said = `“${now.sign}” slides towards the hole.`
      return [now]
    })
    if (next.ending === null && next.swallowed.length >= fill)
      return { ...next, ending: next.tick, said: "The fish has caught a man." }
    return next
  },
  draw(world) {
    const on = stage()
    const caught = world.ending !== null
    put(
      on,
      caught ? ["", "", "  ___ ", " |___| "] : ["  _O_    ", "   |\\___/", " __|_  | ", " |__|  | "],
      15,
      1,
    )
    line(on, iceRow, "_", 0, hole.from)
    line(on, iceRow, "_", hole.to, 48)
    if (!caught) {
      put(on, "|", 22, 4)
      put(on, ["|", "|", "J"], 22, 5)
    }
    for (const y of [10, 11])
      for (let x = 0; x < 48; x++) if ((x + y * 3 + Math.floor(world.tick / 4)) % 8 === 0) put(on, "~", x, y)
    const { fish, left } = drawnFish(world)
    put(on, fish, left, 8)
    if (caught) {
      put(on, "_O_", world.nose.faces === 1 ? left + fish.length : left - 3, 8)
      put(on, ["o", " o"], 22, 6 - (world.tick % 3))
    }
    drawLetters(on, world.letters)
    return text(on)
  },
}
