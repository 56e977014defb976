/** Players with habits, as people have them: what each throws after the rounds that have been. */
import {
  outcomeOf,
  type Round,
  shifted,
  type Throw,
  throws,
} from "../../../../src/embeds/games/rock-paper-scissors/throws"
import { pick, type Random, randomInt } from "../../../../src/lib/game/random"

export type Player = (rounds: readonly Round[], random: Random) => Throw

/** The next throw after the last round, beginning with rock. */
const after =
  (next: (last: Round, random: Random) => Throw): Player =>
  (rounds, random) => {
    const last = rounds.at(-1)
    return last ? next(last, random) : "rock"
  }

const song: Throw[] = ["rock", "rock", "paper", "scissors", "paper"]

export const habits: Record<string, Player> = {
  "throws the same for ever": () => "rock",
  "goes round by rock, paper, scissors": rounds => shifted("rock", rounds.length),
  "goes round by scissors, paper, rock": rounds => shifted("rock", 2 * rounds.length),
  "stays after a win and moves on after a loss": after(last =>
    outcomeOf(last) === "lost" ? shifted(last.you, 1) : last.you,
  ),
  "stays after a win and changes otherwise": after((last, random) =>
    outcomeOf(last) === "won" ? last.you : shifted(last.you, 1 + randomInt(2, random)),
  ),
  "likes rock 60% of the time": (_, random) =>
    random() < 0.6 ? "rock" : pick(["paper", "scissors"], random),
  "throws what would have beaten the last throw": after(last => shifted(last.machine, 1)),
  "copies the last throw": after(last => last.machine),
  "never throws the same twice": after((last, random) => shifted(last.you, 1 + randomInt(2, random))),
  "hums a song of five throws": rounds => song[rounds.length % song.length] ?? "rock",
}

/** The player, who now and then throws a die instead. */
export function sloppy(player: Player, often: number): Player {
  return (rounds, random) => (random() < often ? pick(throws, random) : player(rounds, random))
}

export const die: Player = (_, random) => pick(throws, random)
