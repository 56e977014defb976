import { useState } from "react"
import * as styles from "../ChristmasCalendar.module.css"
import { nothings, progress } from "../practice"
import { Board } from "./Board"

/** Twenty-four doors to practise on, for those who can't wait; what is behind them has been chosen with care. */
export function Practice() {
  const [opened, setOpened] = useState<readonly number[]>([])
  const [said, setSaid] = useState("")
  return (
    <>
      <Board
        label="Practice doors"
        signs={new Map(opened.map(door => [door, "·"]))}
        closed={() => "closed"}
        disabled={false}
        onPress={door => {
          if (!opened.includes(door)) setOpened([...opened, door])
          setSaid(`Practice door ${door}. ${nothings[door - 1]}`)
        }}
      />
      <p className={styles.said} role="status">
        {said}
      </p>
      <p>{progress(opened.length)}</p>
    </>
  )
}
