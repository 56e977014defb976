import type { Act } from "../acts"
import type { State } from "../state"

export type Doing = {
  state: State
  does: (act: Act) => void
}
