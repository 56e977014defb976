import type { ReactNode } from "react"
import { Button } from "../../../components/button/Button"
import { useMedia } from "../../../hooks/browser/media"
import { useMotion } from "../../../hooks/browser/motion"
import { useGrid } from "../../../kits/board/useGrid"
import * as styles from "../ChristmasCalendar.module.css"
import { order } from "../logic"
import { Eyes, Scene } from "./scenes/Scene"

type Props = {
  label: string
  /** Whether they are the doors of the house or those of the workshop. */
  kind: "house" | "workshop"
  opened: readonly number[]
  /** What is behind a door that was opened; null for one that wasn't. */
  scene: (door: number) => ReactNode
  /** The closed door that was pressed last, from behind which somebody answers; and how many presses it took. */
  knocked: { door: number; count: number } | null
  /** What is said of a door that is not open, after its number. */
  closed: (door: number) => string
  disabled: boolean
  onPress: (door: number) => void
}

/** The doors on the wall of a house: one stop for Tab, and arrow keys from door to door. */
export function Board({ label, kind, opened, scene, knocked, closed, disabled, onPress }: Props) {
  // All doors are in sight at once on a wide window.
  const columns = useMedia("(min-width: 900px)") ? 8 : 4
  const motion = useMotion()
  const { ref, onKeyDown, cell } = useGrid<HTMLFieldSetElement>(order.length / columns, columns)
  return (
    <fieldset
      ref={ref}
      className={styles.board}
      data-kind={kind}
      data-moving={motion || undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {order.map((door, place) => {
        const isOpen = opened.includes(door)
        const answers = !isOpen && knocked?.door === door
        const inside = answers ? <Eyes /> : scene(door)
        return (
          <Button
            key={door}
            className={styles.door}
            data-state={isOpen ? "open" : answers ? "answers" : undefined}
            aria-label={`Door ${door}, ${isOpen ? "opened" : closed(door)}`}
            disabled={disabled}
            onClick={() => onPress(door)}
            {...cell(place)}
          >
            {inside && <Scene>{inside}</Scene>}
            {isOpen && (
              <span className={styles.plate} aria-hidden="true">
                {door}
              </span>
            )}
            <span key={answers ? knocked.count : 0} className={styles.leaf} aria-hidden={isOpen || undefined}>
              {door}
            </span>
          </Button>
        )
      })}
    </fieldset>
  )
}
