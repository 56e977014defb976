import { basketY, landingOf, poppedBalloon, progress, shareOfBalloons } from "../flight"
import { balloonsLeft, legOf, type State } from "../logic"
import { captionOf, routeOf } from "../sentences"
import { Chart } from "./Chart"
import { Craft } from "./Craft"
import { Foreground, Ground } from "./Ground"
import { Hills, Land, travel } from "./Land"
import * as styles from "./Sky.module.css"

/** The landing place's initial distance in units of the drawing, and the scale of the balloons and basket. */
const initialDistance = 150
const scale = 0.55

type Props = {
  state: State
  moving: boolean
  /** True once the word is known; the landing place depends on it. */
  isWordKnown: boolean
}

const across = (by: number) => ({ transform: `translateX(${by}px)` })

/**
 * The flight: the basket above the scrolling land, its landing place, and the map. The caption says it in words.
 */
export function Sky({ state, moving, isWordKnown }: Props) {
  const leg = legOf(state)
  const left = balloonsLeft(state)
  const part = progress(state)
  const landing = landingOf(state)
  const { from, to } = routeOf(state)
  // Remounts the layers for a new word, so that the land does not scroll back to the start.
  const layerKey = `${leg} ${state.word}`
  const popped = left > 0 || moving ? poppedBalloon(state) : null
  return (
    <figure className={styles.sky} data-moving={moving || undefined}>
      <svg viewBox="0 0 320 180" aria-hidden="true">
        <rect width="320" height="180" fill={leg > 3 ? "#cfdcf2" : "#d3ecf8"} />
        <g key={`hills ${layerKey}`} className={styles.layer} style={across(part * -160)}>
          <Hills leg={leg} />
        </g>
        <g key={`land ${layerKey}`} className={styles.layer} style={across(part * -travel)}>
          <Land leg={leg} from={from} to={to} />
        </g>
        {state.linkedLeg === null && <Chart leg={leg} part={part} />}
        {isWordKnown && (
          <g
            key={`ground ${layerKey}`}
            className={styles.layer}
            style={across(shareOfBalloons(state) * initialDistance)}
          >
            <Ground id={landing.id} />
          </g>
        )}
        <g className={styles.layer} style={{ transform: `translateY(${basketY(state)}px)` }}>
          <g className={left > 0 ? styles.sway : undefined}>
            <g transform={`translate(160 0) scale(${scale}) translate(-160 -154)`}>
              <Craft balloons={left} popped={popped} />
            </g>
          </g>
        </g>
        {left === 0 && <Foreground id={landing.id} />}
      </svg>
      <figcaption>{captionOf(state)}</figcaption>
    </figure>
  )
}
