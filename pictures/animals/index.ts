/** Writes the pictures of Pertti, including his icons for tabs and home screens, of the cow and of the crying face. */
import { maxSeedsADay, pictureName } from "../../src/lib/content/pertti"
import { hamster } from "../hamster"
import { navy, teal, white } from "../palette"
import { type Canvas, canvas, rect } from "../pixels/canvas"
import { enlarge, outline, put } from "../pixels/layers"
import { print } from "../pixels/text"
import { type Animation, saveGif, savePng } from "../save"
import { clothes } from "./clothes"
import { cow } from "./cow"
import { crying } from "./crying"
import { face } from "./face"
import { carriedPictures, cheek, nightcap, walkingNightcap, wornPictures } from "./objects"
import { portrait } from "./portrait"
import {
  ashamed,
  awake,
  carrying,
  dangling,
  eating,
  emptyPaw,
  hiding,
  running,
  sitting,
  startled,
  stroked,
} from "./poses"
import { cushion, type Look, sleeper } from "./sleeper"

/** Draws one of four frames of the tab's icon: Pertti runs, and blinks in the third. */
function tabIcon(frame: number): Canvas {
  const image = canvas(32, 32)
  put(image, hamster({ step: frame, blink: frame === 2 }), 1, 6 - (frame % 2))
  for (const [i, x] of [3, 14, 24].entries())
    rect(image, (x - frame * 3 + 32) % 30, 29 + (i % 2), 4, 1, "#a8683a")
  return image
}

/** Draws the icon for home screens: Pertti on a plate. */
function icon(size: number): Canvas {
  const image = canvas(size, size, teal)
  rect(image, 0, 0, size, 2, "#5ab8b8")
  rect(image, 0, 0, 2, size, "#5ab8b8")
  rect(image, 0, size - 2, size, 2, "#004848")
  rect(image, size - 2, 0, 2, size, "#004848")
  put(image, face(), (size - 48) / 2, (size - 44) / 2)
  return image
}

/** Draws the maskable icon: Pertti inside the safe zone, a circle four fifths as wide, to which phones may crop it. */
function maskable(): Canvas {
  const image = canvas(512, 512, teal)
  put(image, enlarge(face(), 7), 88, 95)
  return image
}

/** The height of his back and the age of the two letters Z in each frame of his sleep: few frames, since they cost. */
const breath = [0, 1, 2, 2, 1, 0]

function asleep(frame: number): Canvas {
  const image = canvas(48, 32)
  put(image, sleeper(breath[frame] ?? 0), 0, 0)
  for (const age of [frame * 2, (frame * 2 + 6) % 12]) {
    const layer = canvas(9, 11)
    print(layer, age > 5 ? "Z" : "z", 1, 1, navy)
    if (age > 0 && age < 11) put(image, outline(layer, white), 31 + age * 0.75, 9 - age * 1.4)
  }
  return image
}

const sleep: Animation = { delay: 700, frames: breath.map((_, frame) => asleep(frame)), still: 3 }

const yawning: Animation = {
  delay: [200, 140, 140, 900, 140, 140, 1600],
  frames: [0, 1, 2, 3, 2, 1, 0].map(open =>
    sleeper(open > 1 ? 2 : open, open > 1 ? { yawn: open } : { eye: "half", yawn: open }),
  ),
  still: 3,
}

/** Walking to the right, with the feet on the lower edge. */
const walk: Animation = {
  delay: 120,
  frames: [0, 1, 2, 3].map(step => {
    const image = canvas(30, 23)
    put(image, hamster({ step, nod: step % 2 }), 0, 0)
    return image
  }),
  still: 0,
}

/** Draws Pertti walking in his sleep, with his eyes closed and in his nightcap. */
function sleepwalker(): Canvas {
  const image = canvas(30, 23)
  put(image, hamster({ blink: true }), 0, 0)
  put(image, walkingNightcap(), 0, 0)
  return image
}

/** A short animation of a pose, from what changes from frame to frame. */
const animated = (delay: number, values: readonly number[], draw: (value: number) => Canvas): Animation => ({
  delay,
  frames: values.map(draw),
  still: 0,
})

const animations: Readonly<Record<string, Animation>> = {
  asleep: sleep,
  yawn: yawning,
  walk,
  stroked: animated(350, [0, -1, 0, 1], stroked),
  eating: animated(260, [0, 1], eating),
  lifted: animated(300, [-1, 1], dangling),
  wheel: animated(110, [0, 1, 2, 3], running),
}

const looks: readonly Look[] = ["left", "ahead", "right"]

const stills: Readonly<Record<string, Canvas>> = {
  cushion: cushion(),
  startled: startled(),
  hiding: hiding(),
  ashamed: ashamed(),
  empty: emptyPaw(),
  carrying: carrying(),
  "wears-nightcap": nightcap(),
  sleepwalk: sleepwalker(),
  ...Object.fromEntries(
    looks.flatMap(look => [
      [`eye-${look}`, sleeper(0, { eye: look })],
      [`awake-${look}`, awake(look)],
      [`sits-${look}`, sitting(look)],
    ]),
  ),
  ...Object.fromEntries(Array.from({ length: maxSeedsADay }, (_, i) => [`cheek-${i + 1}`, cheek(i + 1)])),
  ...Object.fromEntries(
    Object.entries(carriedPictures).map(([name, picture]) => [`carries-${pictureName(name)}`, picture]),
  ),
  ...Object.fromEntries(
    [...Object.entries(clothes), ...Object.entries(wornPictures)].map(([name, picture]) => [
      `wears-${pictureName(name)}`,
      picture,
    ]),
  ),
}

export async function drawAnimals() {
  for (let frame = 0; frame < 4; frame++) await savePng(`src/effects/favicon/${frame}.png`, tabIcon(frame))
  await savePng("static/favicon.png", tabIcon(0))
  await savePng("static/pictures/icon-180.png", icon(60), 3)
  await savePng("static/pictures/icon-192.png", icon(64), 3)
  await savePng("static/pictures/icon-512.png", icon(64), 8)
  await savePng("static/pictures/icon-maskable-512.png", maskable())
  for (const [name, animation] of Object.entries(animations))
    await saveGif(`static/pictures/pertti-${name}`, animation)
  for (const [name, picture] of Object.entries(stills))
    await savePng(`static/pictures/pertti-${name}.png`, picture, 2)
  await savePng("static/pictures/pertti.png", portrait(), 2)
  await savePng("static/pictures/cow.png", cow(), 2)
  await saveGif("static/pictures/crying", crying)
}
