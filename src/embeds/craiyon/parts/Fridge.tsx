import { useEffect, useRef } from "react"
import * as styles from "../Craiyon.module.css"
import type { Picture } from "../logic"
import { Sheet } from "./Sheet"

export type Hung = { prompt: string; sheet: number; picture: Picture }

/** The maximum number of sheets that the magnets hold. */
export const maxHung = 3

type Props = {
  hung: readonly Hung[]
  /** The number of times that one was hung up in this visit. */
  count: number
}

/** The door of a fridge with the sheets that hang on it, each by a magnet. It comes into view with each new one. */
export function Fridge({ hung, count }: Props) {
  const door = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (count > 0) door.current?.scrollIntoView?.({ block: "nearest" })
  }, [count])
  return (
    <ul ref={door} className={styles.fridge} aria-label="On the fridge">
      {hung.map(({ prompt, sheet, picture }) => (
        <li key={`${prompt} ${sheet}`}>
          <Sheet picture={picture} label={`Sheet ${sheet}: ${prompt}`} moving={false} />
        </li>
      ))}
    </ul>
  )
}
