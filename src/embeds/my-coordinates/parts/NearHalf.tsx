import { useId } from "react"
import { graticule, greatCircle, landPath, linePath, project, viewpoint } from "../globe"
import { helsinki, type Place } from "../logic"
import * as styles from "../MyCoordinates.module.css"

/** Draws the globe centred between a place and Helsinki, with the great circle between them. */
export function NearHalf({ place }: { place: Place }) {
  const id = useId()
  const from = viewpoint(place, helsinki)
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
      <g transform={`translate(${home.x * 100} ${home.y * 100})`}>
        <path d="M0 0V-19" stroke="#111" strokeWidth="2" />
        <path d="M0-19h17v11H0z" fill="#fff" stroke="#111" strokeWidth="0.8" />
        <path d="M0-13.5h17M5.5-19v11" stroke="#003580" strokeWidth="3" />
      </g>
      {here.near >= -0.01 && (
        <circle cx={here.x * 100} cy={here.y * 100} r="4.5" fill="#e00000" stroke="#fff" strokeWidth="1.6" />
      )}
    </>
  )
}
