/** The sounds of an audience. */
import type { Sound } from "../../kits/sound/openSound"
import type { Random } from "../../lib/game/random"

export const sounds = {
  laugh(sound: Sound | null, random: Random) {
    for (let person = 0; person < 4; person++) {
      const pitch = 190 + 260 * random()
      for (let i = 0; i < 6; i++)
        sound?.play({
          frequency: pitch * (1.12 - 0.05 * i),
          at: person * 0.05 + i * (0.12 + random() * 0.03),
          seconds: 0.1,
          loudness: 0.05,
          shape: "sawtooth",
        })
    }
  },
  groan(sound: Sound | null, random: Random) {
    for (let person = 0; person < 4; person++)
      for (let i = 0; i < 7; i++)
        sound?.play({
          frequency: (130 + 50 * random()) * (1 - 0.05 * i),
          at: i * 0.11,
          seconds: 0.2,
          loudness: 0.03,
          shape: "sawtooth",
        })
  },
  throw(sound: Sound | null, random: Random) {
    sound?.play({ frequency: 90 + 30 * random(), at: 0.1, seconds: 0.15, loudness: 0.25, shape: "triangle" })
  },
}
