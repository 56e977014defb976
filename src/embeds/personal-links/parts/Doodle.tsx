import { lastPage, lockedFrom } from "../logic"
import * as styles from "../PersonalLinks.module.css"

type Props = { page: number }

/** Draws two figures in ballpoint that get closer on every page; on the last there is one, with a mirror. */
export function Doodle({ page }: Props) {
  const apart = Math.max(15, 92 - page * 9)
  const close = page >= lockedFrom
  const mirror = page === lastPage
  return (
    <svg
      className={styles.doodle}
      viewBox="0 0 240 130"
      role="img"
      aria-label={
        mirror ? "A drawing of you before a mirror" : `A drawing of two people, ${apart} millimetres apart`
      }
    >
      <g fill="none" stroke="#2a2350" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10 121q60-3 110 0t110-1" />
        {mirror ? (
          <>
            <path fill="#e6f3fb" stroke="#7b1a3c" strokeWidth="4" d="M128 118V34q0-24 28-24t28 24v84z" />
            <path stroke="#fff" strokeWidth="4" d="M138 60 162 26M138 82 174 34" />
          </>
        ) : (
          page === 1 && <path stroke="#8a86a8" d="M6 120V8h228v112M120 8v6M112 20h16M116 26l4 4 4-4" />
        )}
        <Figure x={mirror ? 88 : 120 - apart} way={1} smile={page > 1} arm={close} />
        {mirror ? (
          <Figure x={156} way={-1} smile arm={false} pale />
        ) : (
          <Figure x={120 + apart} way={-1} smile={page > 2} arm={close} hat />
        )}
        {close && !mirror && (
          <path
            stroke="#c3203f"
            fill="#f7b6c2"
            d="M120 34c-8-7-11-10-11-14s7-7 11 0c4-7 11-4 11 0s-3 7-11 14z"
          />
        )}
      </g>
    </svg>
  )
}

type FigureProps = { x: number; way: 1 | -1; smile: boolean; arm: boolean; hat?: boolean; pale?: boolean }

function Figure({ x, way, smile, arm, hat, pale }: FigureProps) {
  return (
    <g transform={`translate(${x} 0) scale(${way} 1)`} opacity={pale ? 0.55 : 1}>
      <circle cx="0" cy="54" r="13" fill="#fffaf0" />
      {hat && <path fill="#9bb8e8" d="M-14 46q0-16 14-16t14 16z" />}
      <path d={smile ? "M3 60q4 3 7-1" : "M4 60h6"} />
      <path d="M4 51v.5M10 51v.5" strokeWidth="3" />
      <path d="M0 67v28M0 95l-8 25M0 95l8 25" />
      <path d={arm ? "M0 74q10-6 20-2M0 76q-6 8-4 16" : "M0 74q8 6 9 16M0 76q-6 8-4 16"} />
    </g>
  )
}
