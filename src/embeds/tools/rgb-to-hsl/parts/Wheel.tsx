import { type CSSProperties, type PointerEvent, useRef } from "react"
import type { ColourDescription } from "../logic"
import * as styles from "../RgbToHsl.module.css"
import { sliderPositions, textAtPositions } from "../sliders"
import { wheelAt, wheelPosition } from "../wheel"

type Props = { facts: ColourDescription; onChange: (text: string, by: string) => void }

/**
 * The colour's position on an HSL wheel at its lightness; a press or a drag changes it. Hidden from screen readers,
 * as the sliders of hue and saturation do the same.
 */
export function Wheel({ facts, onChange }: Props) {
  const disc = useRef<HTMLDivElement>(null)
  const [hue = 0, saturation = 0, lightness = 50] = sliderPositions(facts, "hsl")
  const { x, y } = wheelPosition(hue, saturation)
  const pickColour = (event: PointerEvent) => {
    const box = disc.current?.getBoundingClientRect()
    if (!box || event.buttons !== 1) return
    const across = ((event.clientX - box.left) / box.width) * 2 - 1
    const down = ((event.clientY - box.top) / box.height) * 2 - 1
    const [h, s] = wheelAt(across, down)
    onChange(textAtPositions("hsl", [h, s, lightness], facts.alpha), "wheel")
  }
  return (
    <div
      ref={disc}
      className={styles.wheel}
      aria-hidden="true"
      style={{ "--lightness": `${lightness}%` } as CSSProperties}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pickColour(event)
      }}
      onPointerMove={pickColour}
    >
      <span style={{ left: `${50 + x * 50}%`, top: `${50 + y * 50}%` }} />
    </div>
  )
}
