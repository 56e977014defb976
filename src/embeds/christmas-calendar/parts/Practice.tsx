import { useState } from "react"
import { now } from "../../../hooks/browser/clock"
import { useThing } from "../../../kits/things/useThing"
import { fresh, nothings, practiceMessage, press } from "../practice"
import { Board } from "./Board"
import { practiceScenes } from "./scenes/practice"
import { Straw } from "./scenes/Scene"
import { Top } from "./Top"

type Props = { leave: () => void }

/** Twenty-four practice doors for those who cannot wait, with carefully chosen contents. */
export function Practice({ leave }: Props) {
  const [practice, setPractice] = useState(fresh)
  const { seen, open, awake } = practice
  useThing(seen.length === nothings.length)
  return (
    <>
      <Top practises turn={leave}>
        <span role="status">{practiceMessage(practice)}</span>
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
        closed={() => "closed"}
        disabled={false}
        onPress={door => setPractice(press(practice, door, now()))}
      />
    </>
  )
}
