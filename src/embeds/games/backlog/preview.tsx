import type { PreviewProps } from "../../../hooks/page/previews"
import { Film, type Frame } from "../../../kits/preview/Film"
import { seeded } from "../../../lib/game/random"
import { moose } from "./micro/moose"
import { sauna } from "./micro/sauna"
import { sofa } from "./micro/sofa"
import type { Microgame, Run } from "./microgame"
import { fill, height as high, say, width as wide } from "./pen"

const games: readonly Microgame[] = [moose, sauna, sofa]
/** The seconds of a game with its crash, and of the game alone, which is played faster than by a visitor. */
const roundSeconds = 5
const playSeconds = 3.4
const speed = 1.5
const stepSeconds = 0.05

/** Plays the games one after the other, as a good player would. Each crashes all the same. */
function begin() {
  let at = -1
  let run: Run | null = null
  let passed = 0
  return ({ pen, width, height, seconds }: Frame) => {
    const now = Math.floor(seconds / roundSeconds) % games.length
    const game = games[now]
    if (!game) return
    const t = seconds % roundSeconds
    if (now !== at || !run) {
      at = now
      run = game.start(seeded("preview"))
      passed = 0
    }
    for (; passed + stepSeconds <= Math.min(t, playSeconds) * speed; passed += stepSeconds)
      run = run.demonstrate(stepSeconds)
    pen.fillStyle = "#000"
    pen.fillRect(0, 0, width, height)
    const scale = Math.min(width / wide, height / high)
    pen.translate((width - wide * scale) / 2, (height - high * scale) / 2)
    pen.scale(scale, scale)
    pen.beginPath()
    pen.rect(0, 0, wide, high)
    pen.clip()
    if (t < playSeconds) {
      run.draw(pen)
      if (t < 1) {
        fill(pen, "#ffd83d", 0, 88, wide, 44)
        say(pen, game.instruction, wide / 2, 111, 26, "#111")
      }
    } else {
      fill(pen, "#0000aa")
      say(pen, "It worked.", wide / 2, 96, 20)
      say(pen, game.crash[1], wide / 2, 130, 12)
    }
  }
}

/** Games of five seconds that are won, and crash. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={begin} length={roundSeconds * games.length} still={2.6} />
}
