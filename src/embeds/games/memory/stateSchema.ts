/** Validates a stored state. */
import * as v from "valibot"
import { holeOf, seedPattern, sizes } from "./deal"
import { faceOf, found, type Options, type State } from "./state"

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const player = v.picklist([0, 1])
const size: v.GenericSchema<unknown, number> = v.picklist(sizes)

/** Returns whether the parts of a state are consistent: existing cards, matching pairs, and enough moves. */
function isPossible(state: State): boolean {
  const { size, owners, turned, seen, players, moves } = state
  const cells = size * size
  const isCard = (cell: number) => cell < cells && cell !== holeOf(size)
  if (owners.length !== cells || moves < found(state, 0) + found(state, 1)) return false
  if (players === 1 && (state.player === 1 || owners.includes(1))) return false
  if (![...turned, ...seen].every(isCard) || new Set(seen).size !== seen.length) return false
  if (!turned.every(cell => seen.includes(cell)) || new Set(turned).size !== turned.length) return false
  if (!state.swaps.every(({ one, other }) => isCard(one) && isCard(other) && one !== other)) return false
  const faces = owners.map((_, cell) => faceOf(state, cell))
  const isWhole = owners.every((owner, cell) => {
    if (owner === null) return true
    const mate = faces.findIndex((face, other) => face === faces[cell] && other !== cell)
    return isCard(cell) && owners[mate] === owner && seen.includes(cell)
  })
  if (!isWhole) return false
  if (turned.length < 2) return turned.every(cell => owners[cell] === null)
  const [a = -1, b = -1] = turned
  return (faces[a] === faces[b]) === (owners[a] !== null) && (owners[a] === null) === (owners[b] === null)
}

export const stateSchema: v.GenericSchema<unknown, State> = v.pipe(
  v.object({
    size,
    seed: v.pipe(v.string(), v.regex(seedPattern)),
    players: v.picklist([1, 2]),
    owners: v.pipe(v.array(v.nullable(player)), v.maxLength(64)),
    turned: v.pipe(v.array(count), v.maxLength(2)),
    player,
    moves: count,
    seen: v.pipe(v.array(count), v.maxLength(64)),
    spent: v.pipe(v.number(), v.minValue(0)),
    // Absent in games stored before Pertti tidied.
    tidies: v.optional(v.boolean(), false),
    swaps: v.optional(
      v.pipe(v.array(v.object({ one: count, other: count, move: count })), v.maxLength(9999)),
      [],
    ),
  }),
  v.check(isPossible),
)

export const optionsSchema: v.GenericSchema<unknown, Options> = v.object({
  size,
  set: v.string(),
  company: v.picklist(["tidy", "alone", "friend", "pertti", "patient"]),
  deal: v.union([v.literal(""), v.pipe(v.string(), v.regex(seedPattern))]),
})
