import type { ReactNode } from "react"
import type { Person } from "../logic"

const skin = "#f0c8a0"

const head = (fill = skin) => <path d="M9 11h18v14q-2 6-9 6t-9-6z" fill={fill} stroke="#5a3a20" />

const eyes = (
  <g fill="#222">
    <rect x="13" y="18" width="2.6" height="3" />
    <rect x="20.4" y="18" width="2.6" height="3" />
  </g>
)

/** The faces, each 36 by 36. */
const faces: { readonly [Name in Person]: ReactNode } = {
  you: (
    <>
      {head()}
      <path d="M8 15q0-9 10-9t10 9q-4-4-10-4t-10 4z" fill="#7a4a1e" />
      {eyes}
      <path d="M14 26q4 3 8 0" fill="none" stroke="#8a3b3b" strokeWidth="1.6" />
      <path d="M6 36q0-6 12-6t12 6z" fill="#2c5c8a" />
    </>
  ),
  neighbour: (
    <>
      <path d="M2 36V8h32v28" fill="#e7dcc0" stroke="#7a5a2a" />
      <path d="M6 12h24v20H6z" fill="#9cc4e0" />
      <path d="M6 32V12q8 2 6 20zM30 32V12q-8 2-6 20z" fill="#c94f4f" />
      <g transform="translate(0 4)">
        {head("#f4d3b4")}
        {eyes}
        <path d="M9 13q9-7 18 0" fill="none" stroke="#c9c9c9" strokeWidth="4" />
        <path d="M15 26h6" stroke="#8a3b3b" strokeWidth="1.6" />
      </g>
    </>
  ),
  grandmother: (
    <>
      <circle cx="18" cy="6" r="5" fill="#d9d9d9" stroke="#8c8c8c" />
      <path d="M7 20q-2-13 11-13t11 13z" fill="#d9d9d9" stroke="#8c8c8c" />
      {head("#f4d3b4")}
      <g fill="none" stroke="#333">
        <circle cx="14" cy="19.5" r="3.4" />
        <circle cx="22" cy="19.5" r="3.4" />
        <path d="M17.4 19.5h1.2" />
      </g>
      <path d="M14 26q4 2 8 0" fill="none" stroke="#8a3b3b" strokeWidth="1.6" />
      <path d="M5 36q1-6 13-6t13 6z" fill="#7a5a9a" />
    </>
  ),
  paper: (
    <>
      <path d="M4 6h24v26H7q-3 0-3-3z" fill="#fbf8ea" stroke="#5b5b5b" />
      <path d="M28 12h4v17q0 3-3 3h-3" fill="#e8e3cf" stroke="#5b5b5b" />
      <path d="M8 10h16" stroke="#222" strokeWidth="3" />
      <path d="M8 15h7v7H8z" fill="#8fa3b5" />
      <path d="M18 16h6M18 19h6M18 22h6M8 25h16M8 28h16" stroke="#777" />
    </>
  ),
  minister: (
    <>
      {head()}
      <path d="M8 14q2-8 10-8t10 8q-5-3-10-3t-10 3z" fill="#555" />
      {eyes}
      <path d="M14 27h8" stroke="#8a3b3b" strokeWidth="1.8" />
      <path d="M4 36q1-7 14-7t14 7z" fill="#26324f" />
      <path d="M18 30l-3 3 3 3 3-3z" fill="#fff" />
      <path d="M18 31l-1.6 5h3.2z" fill="#b02a2a" />
    </>
  ),
  tabloid: (
    <>
      <path d="M3 4h30v28H3z" fill="#fff" stroke="#5b5b5b" />
      <path d="M3 4h30v9H3z" fill="#d11f1f" />
      <path d="M7 8.5h22" stroke="#fff" strokeWidth="3.4" />
      <path d="M7 17h22M7 21h14" stroke="#111" strokeWidth="3" />
      <path d="M25 20h4v8h-4z" fill="#ffd93b" />
      <path d="M7 26h12M7 29h12" stroke="#888" />
    </>
  ),
  historian: (
    <>
      {head("#e8c39a")}
      <path d="M9 22q0 13 9 13t9-13q-3 4-9 4t-9-4z" fill="#f4f4f4" stroke="#b5b5b5" />
      {eyes}
      <path d="M6 11h24l-12-7z" fill="#2a2a2a" />
      <path d="M9 11h18v3H9z" fill="#2a2a2a" />
      <path d="M29 11v8" stroke="#e0a800" strokeWidth="1.6" />
    </>
  ),
}

/** Draws the speaker's face. */
export function Face({ of }: { of: Person }) {
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      {faces[of]}
    </svg>
  )
}
