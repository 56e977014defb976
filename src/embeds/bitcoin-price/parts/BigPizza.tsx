import type { PointerEvent } from "react"
import * as styles from "../BitcoinPrice.module.css"
import { cutAt } from "../eat"
import { outline, Whole } from "./Pizzas"

type Props = {
  /** How much of it is gone, from 0 to 1, clockwise from the top. */
  eaten: number
  /** How much of it is bought, after what is gone. */
  part: number
  /** Where it was cut by a press or while one draws the knife round: a part of the whole. */
  onCut: (part: number) => void
}

/** A pizza that is cut where it is pressed: what is eaten is not there, and what is not bought is under a cloth. */
export function BigPizza({ eaten, part, onCut }: Props) {
  const cut = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === "pointermove" && event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onCut(cutAt(event.clientX - left - width / 2, event.clientY - top - height / 2, eaten))
  }
  const turn = (eaten + part) * 360
  return (
    <svg
      className={styles.big}
      viewBox="-54 -54 108 108"
      aria-hidden="true"
      onPointerDown={cut}
      onPointerMove={cut}
    >
      <circle r="53" fill="#e8e8e8" stroke="#8a8a8a" />
      <circle r="47" fill="#f7f7f7" />
      {eaten < 1 && (
        <>
          <g transform={`rotate(${eaten * 360})`} className={styles.rest}>
            <clipPath id="bitcoin-price-left">
              <path d={outline(1 - eaten)} />
            </clipPath>
            <g clipPath="url(#bitcoin-price-left)">
              <g transform={`rotate(${-eaten * 360})`}>
                <Whole />
              </g>
            </g>
          </g>
          <g transform={`rotate(${eaten * 360})`}>
            <clipPath id="bitcoin-price-slice">
              <path d={outline(part)} />
            </clipPath>
            <g clipPath="url(#bitcoin-price-slice)">
              <g transform={`rotate(${-eaten * 360})`}>
                <Whole />
              </g>
            </g>
            <path d="M0 0V-51" stroke="#a00000" strokeWidth="0.8" />
          </g>
          <g transform={`rotate(${turn})`}>
            <path d="M0 0V-51" stroke="#a00000" strokeWidth="0.8" />
            <g stroke="#333" strokeWidth="0.7">
              <path d="M0-52Q7-44 5-24H0Z" fill="#eef2f5" />
              <path d="M0-24H5V-4Q2.500-1 0-4Z" fill="#6b4519" />
            </g>
            <path d="M2.500-20V-8" stroke="#d8b67a" strokeWidth="1" strokeDasharray="1.500 4" />
          </g>
        </>
      )}
    </svg>
  )
}
