import { type CSSProperties, useId } from "react"
import { createPortal } from "react-dom"
import { clipOf, eggs, placesIn, type View } from "../hunt"
import * as styles from "../IsItEaster.module.css"
import { PaintedEgg } from "./PaintedEgg"

/** The side of the square that can be pressed, in CSS pixels, as in the style sheet. */
const spotSize = 60

type Props = {
  view: View
  found: readonly number[]
  ran: number
  shivers: number | null
  motion: boolean
  onTake: (egg: number) => void
}

/** The eggs still hidden, over the whole desktop. Keys and screen readers find them from their cups. */
export function HiddenEggs({ view, found, ran, shivers, motion, onTake }: Props) {
  const id = useId()
  return createPortal(
    <div className={styles.hidden} aria-hidden="true" data-hidden-eggs="">
      {placesIn(view, ran)
        .filter(({ egg }) => !found.includes(egg))
        .map(({ egg, x, y, shown, turn, size }) => {
          const paint = eggs[egg]?.paint
          return (
            paint && (
              <span
                key={egg}
                className={styles.spot}
                data-egg={egg}
                data-moves={motion || undefined}
                data-shivers={(shivers === egg && motion) || undefined}
                style={
                  {
                    "--x": `${x - spotSize / 2}px`,
                    "--y": `${y - spotSize / 2}px`,
                    "--turn": `${turn}deg`,
                    "--size": size,
                    clipPath: clipOf(shown),
                  } as CSSProperties
                }
                onPointerDown={event => {
                  event.preventDefault()
                  onTake(egg)
                }}
              >
                <PaintedEgg paint={paint} id={`${id}-${egg}`} className={styles.hiddenEgg} />
              </span>
            )
          )
        })}
    </div>,
    document.body,
  )
}
