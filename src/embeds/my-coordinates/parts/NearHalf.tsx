import { memo, useId } from "react"
import { graticule, greatCircle, landPath, linePath, project } from "../globe"
import { helsinki, type Place } from "../logic"
import * as styles from "../MyCoordinates.module.css"

type Props = {
  place: Place
  /** The place under the viewer's eye. */
  from: Place
  /** True if a dart marks the place. */
  isDart: boolean
  /** True while the dart is arriving. */
  flies: boolean
}

/** Draws the globe from above a place, with the great circle from another to Helsinki. */
export const NearHalf = memo(function NearHalf({ place, from, isDart, flies }: Props) {
  const id = useId()
  const [here, home] = [project(place, from), project(helsinki, from)]
  return (
    <>
      <radialGradient id={`${id}-sea`} cx="0.36" cy="0.3" r="0.85">
        <stop offset="0" stopColor="#8fd0ff" />
        <stop offset="0.55" stopColor="#2f7fd0" />
        <stop offset="1" stopColor="#0b2f6b" />
      </radialGradient>
      <clipPath id={`${id}-disc`}>
        <circle r="100" />
      </clipPath>
      <circle r="104" fill="#0a0a0a" />
      <circle r="100" fill={`url(#${id}-sea)`} />
      <g clipPath={`url(#${id}-disc)`}>
        <path d={landPath(from)} fill="#6fae3c" stroke="#2f5d16" strokeWidth="1" strokeLinejoin="round" />
        <path d={graticule(from)} fill="none" stroke="#fff" strokeOpacity="0.28" strokeWidth="0.8" />
      </g>
      <path d={linePath(greatCircle(place, helsinki), from)} className={styles.line} />
      <path d={linePath(greatCircle(place, helsinki), from)} className={styles.dashes} />
      {home.near >= -0.01 && (
        <g transform={`translate(${home.x * 100} ${home.y * 100})`}>
          <path d="M0 0V-19" stroke="#111" strokeWidth="2" />
          <path d="M0-19h17v11H0z" fill="#fff" stroke="#111" strokeWidth="0.8" />
          <path d="M0-13.5h17M5.5-19v11" stroke="#003580" strokeWidth="3" />
        </g>
      )}
      {here.near >= -0.01 && (
        <g transform={`translate(${here.x * 100} ${here.y * 100})`}>
          <circle r="4.5" fill="#e00000" stroke="#fff" strokeWidth="1.6" />
          {isDart && (
            <g className={flies ? styles.dart : undefined} stroke="#111" strokeLinejoin="round">
              <path d="M0 0L14 14" strokeWidth="2.4" />
              <path d="M11 14L14 11 27 24 24 27Z" fill="#e00000" />
              <path d="M22 20L24 12 36 24 34 29ZM20 22L12 24 24 36 29 34Z" fill="#ffe14d" />
            </g>
          )}
        </g>
      )}
    </>
  )
})
