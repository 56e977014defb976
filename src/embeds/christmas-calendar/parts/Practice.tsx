import * as v from "valibot"
import { now } from "../../../hooks/browser/clock"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { inSentence } from "../../../kits/guest/useGuest"
import { useThing } from "../../../kits/things/useThing"
import { foundText } from "../hideouts"
import { fresh, nothings, type Practice as PracticeDoors, practiceMessage, press } from "../practice"
import type { Hideout } from "../useHideout"
import { Board } from "./Board"
import { practiceScenes } from "./scenes/practice"
import { Straw } from "./scenes/Scene"
import { Top } from "./Top"

const doors = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(nothings.length))

/** The practice doors as they were left. */
const entry = storageEntry<PracticeDoors>(
  "christmas-calendar-practice",
  v.object({ seen: doors, open: doors, last: v.number(), since: v.number(), awake: v.boolean() }),
  fresh,
)

type Props = {
  leave: () => void
  hideout: Hideout | null
  /** Called with the pressed door and those that are open. */
  onSeek: (door: number, opened: readonly number[]) => void
}

/** Twenty-four practice doors for those who cannot wait, with carefully chosen contents. */
export function Practice({ leave, hideout, onSeek }: Props) {
  const [practice, setPractice] = useStorage(entry)
  const { seen, open, awake } = practice
  const guest = hideout && inSentence(hideout.guest)
  useThing(seen.length === nothings.length)
  return (
    <>
      <Top practises turn={leave}>
        <span role="status">
          {guest !== null && hideout?.isFound
            ? `${foundText(hideout.guest.name, true)} ${seen.length} of ${nothings.length}.`
            : guest !== null && practice.last === 0
              ? `Practice doors. Somewhere behind them: ${guest}.`
              : practiceMessage(practice)}
        </span>
      </Top>
      <Board
        label="Practice doors"
        kind="workshop"
        opened={open}
        scene={door => {
          if (!seen.includes(door)) return null
          return door === 24 && awake ? <Straw awake /> : practiceScenes[door - 1]
        }}
        knocked={null}
        hideout={hideout}
        closed={() => "closed"}
        disabled={false}
        onPress={door => {
          onSeek(door, open)
          setPractice(press(practice, door, now()))
        }}
      />
    </>
  )
}
