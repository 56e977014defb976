import type { ReactNode } from "react"
import type { Prop } from "../logic"

const ink = { stroke: "#111", strokeWidth: 4, strokeLinejoin: "round", strokeLinecap: "round" } as const

/** The drawings around the point where a left hand's middle finger stands, at 176, 90. */
const drawings: Readonly<Record<Prop, ReactNode>> = {
  bar: (
    <>
      <path d="M120-20h112v56H120z" fill="#111" />
      <text x="176" y="17" textAnchor="middle" fontSize="22" fontWeight="bold" fill="#fff">
        CUT
      </text>
    </>
  ),
  cup: (
    <g {...ink}>
      <path d="M120 84h80q0 54-40 54t-40-54z" fill="#ffe3ee" />
      <path d="M122 96H98q-6 26 30 26" fill="none" />
      <path d="M140 72q-10-14 0-26M172 72q-10-14 0-26" fill="none" />
    </g>
  ),
  ring: (
    <g {...ink}>
      <ellipse cx="118" cy="138" rx="30" ry="11" fill="none" stroke="#e0a400" strokeWidth="9" />
      <path d="M104 126l14-22 14 22-14 12z" fill="#bff3ff" />
    </g>
  ),
  bolt: (
    <g {...ink} fill="#ffe94a">
      <path d="M170 10l-34 60h26l-18 52 56-70h-28l20-42z" />
      <path d="M22 20l16 26H24l16 30M270 20l-16 26h14l-16 30" fill="none" stroke="#ffe94a" strokeWidth="7" />
    </g>
  ),
  dove: (
    <g {...ink} fill="#fff">
      <path d="M70 60q30-6 44 14 6-34 36-44-2 40-14 56-26 22-60 4l-34 12q18-18 28-42z" />
      <path d="M66 70l-20 4M44 76l-8-8" fill="none" stroke="#2e7d32" />
    </g>
  ),
  star: <path d="M70 20l11 26 28 2-22 18 8 28-25-16-25 16 8-28-22-18 28-2z" fill="#ffe94a" {...ink} />,
}

/** The things that the hands of a gesture wear or hold; the right hand's are mirrored in place. */
export function Props({ prop, left, right }: { prop: Prop; left: boolean; right: boolean }) {
  const isText = prop === "bar"
  return (
    <>
      {left && drawings[prop]}
      {right && (
        <g transform={isText ? "translate(286 0)" : "translate(638 0) scale(-1 1)"}>{drawings[prop]}</g>
      )}
    </>
  )
}
