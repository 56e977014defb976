import type { ReactNode } from "react"
import { Button } from "../../../components/button/Button"
import { useMedia } from "../../../hooks/browser/media"
import { useMotion } from "../../../hooks/browser/motion"
import { useStorage } from "../../../hooks/storage/useStorage"
import { useGrid } from "../../../kits/board/useGrid"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { ThingPicture } from "../../../kits/guest/ThingPicture"
import { inSentence } from "../../../kits/guest/useGuest"
import * as styles from "../ChristmasCalendar.module.css"
import { order } from "../logic"
import { foundThings, type Hideout } from "../useHideout"
import { Eyes, Scene } from "./scenes/Scene"

type Props = {
  label: string
  /** The theme of the doors. */
  kind: "house" | "workshop"
  opened: readonly number[]
  /** Returns the scene behind an opened door; null if it has none. */
  scene: (door: number) => ReactNode
  /** The closed door pressed last, which is answered from inside, and the number of presses. */
  knocked: { door: number; count: number } | null
  /** The thing of another page behind one of the doors, which it leaves ajar. */
  hideout: Hideout | null
  /** Returns the rest of a closed door's accessible name, after its number. */
  closed: (door: number) => string
  disabled: boolean
  onPress: (door: number) => void
}

/** The doors on the wall of a house, with a roving tabindex: one Tab stop, and arrow keys between doors. */
export function Board({ label, kind, opened, scene, knocked, hideout, closed, disabled, onPress }: Props) {
  // A wide window shows all doors at once.
  const columns = useMedia("(min-width: 900px)") ? 8 : 4
  const motion = useMotion()
  const [found] = useStorage(foundThings)
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
        const guest = hideout?.door === door ? hideout.guest : null
        const answers = !isOpen && !guest && knocked?.door === door
        // A mark on the door is left by a thing that has hidden behind it, other than the one that is in there now.
        const mark = isOpen || found[door] === guest?.path ? undefined : found[door]
        const inside = answers ? <Eyes /> : scene(door)
        return (
          <Button
            key={door}
            className={styles.door}
            data-state={isOpen ? "open" : answers ? "answers" : guest ? "ajar" : undefined}
            aria-label={`Door ${door}, ${isOpen ? "opened" : guest ? "ajar" : closed(door)}${guest ? `, with ${inSentence(guest)} in it` : ""}${mark === undefined ? "" : ", scratched"}`}
            disabled={disabled}
            onClick={() => onPress(door)}
            {...cell(place)}
          >
            {inside && <Scene>{inside}</Scene>}
            {guest && (
              <span className={styles.guest}>
                <GuestPicture guest={guest} />
              </span>
            )}
            {isOpen && (
              <span className={styles.plate} aria-hidden="true">
                {door}
              </span>
            )}
            <span key={answers ? knocked.count : 0} className={styles.leaf} aria-hidden={isOpen || undefined}>
              {door}
              {mark !== undefined && (
                <span className={styles.mark}>
                  <ThingPicture from={mark} />
                </span>
              )}
            </span>
          </Button>
        )
      })}
    </fieldset>
  )
}
