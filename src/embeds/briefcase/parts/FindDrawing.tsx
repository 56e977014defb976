import type { ReactNode } from "react"
import type { FindName } from "../finds"

/** Drawings of 48 by 48. */
const drawings: Readonly<Record<Exclude<FindName, "pertti">, ReactNode>> = {
  egg: (
    <>
      <ellipse cx="24" cy="19" rx="13" ry="16" fill="#fff3dc" />
      <path d="M8 24q16 9 32 0l-6 16h-4l4 6H14l4-6h-4z" fill="#4a90c0" />
      <path d="M19 14v3M29 14v3M20 21q4 3 8 0" fill="none" />
    </>
  ),
  herring: (
    <>
      <path d="M2 26q16-18 32-3l12-9v24l-12-9q-16 14-32-3z" fill="#9db8c8" />
      <path d="M14 20q5 6 0 12M22 19v14M28 21v10" fill="none" stroke="#5a7a90" />
      <circle cx="9" cy="24" r="2.5" fill="#fff" />
      <path d="M2 26l5 1" />
    </>
  ),
  sock: (
    <>
      <path d="M14 3h18v24l8 6q8 8-2 12H22q-8-2-8-12z" fill="#e8e4d8" />
      <path d="M14 10h18M14 16h18" stroke="#d8232a" strokeWidth="4" />
    </>
  ),
  tie: (
    <>
      <path d="M17 2h14l-3 10 7 22-11 13-11-13 7-22z" fill="#d8232a" />
      <path d="M20 12h8M18 22l13-4M16 30l17-6M17 38l16-6" stroke="#ffd400" />
    </>
  ),
  cactus: (
    <>
      <path
        d="M19 34V8q5-8 10 0v10h4v-6q4-5 7 0v10q0 6-6 6h-5v6zM19 26h-5q-6 0-6-6v-6q4-5 7 0v5h4z"
        fill="#3fa34d"
      />
      <path d="M12 33h24l-4 13H16z" fill="#b5602a" />
      <path d="M22 12h3M24 18h3M22 24h3M11 17h2M36 16h2" stroke="#fff" />
    </>
  ),
  telephone: (
    <>
      <path d="M10 22h28l6 22H4z" fill="#3a3a44" />
      <path d="M3 18q0-12 21-12t21 12v4H34v-6q-10-4-20 0v6H3z" fill="#3a3a44" />
      <circle cx="24" cy="33" r="8" fill="#fff" />
      <path d="M24 28v1M24 37v1M19 33h1M28 33h1" />
    </>
  ),
  brick: (
    <>
      <path d="M2 22l10-8h34v18l-10 8H2z" fill="#c2563a" />
      <path d="M2 22h34v18M36 22l10-8" fill="none" />
      <path d="M8 28h8M22 34h8" stroke="#e8a08a" />
    </>
  ),
  note: (
    <>
      <path d="M6 5l32-3 4 38-32 5z" fill="#fffdf0" />
      <path d="M13 13l20-2M13 20l22-2M14 27l12-1" stroke="#777" />
      <path d="M28 34l4 4 6-8" stroke="#d8232a" fill="none" />
    </>
  ),
  small: (
    <>
      <path d="M16 16v-6h16v6" fill="none" strokeWidth="4" />
      <path d="M3 16h42v26H3z" fill="#a56a35" />
      <path d="M3 28h42" />
      <path d="M20 24h8v8h-8z" fill="#f2cf63" />
    </>
  ),
}

/** A thing from somebody else's briefcase, but Pertti, of whom there are pictures. */
export function FindDrawing({ name }: { name: Exclude<FindName, "pertti"> }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" stroke="#1c1420" strokeWidth="2" strokeLinejoin="round">
      {drawings[name]}
    </svg>
  )
}
