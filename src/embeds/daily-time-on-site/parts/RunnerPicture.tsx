import type { ReactNode } from "react"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import type { Runner } from "../lanes"

const chair = (
  <>
    <path d="M7 9q-4 0-4 5v7h27v-6q0-3-3-3h-2V7q0-3-4-3h-7q-4 0-4 5z" fill="#8a3b3b" stroke="#4a1a1a" />
    <path d="M9 14h15v5H9z" fill="#a85050" />
  </>
)

/** Drawings of 36 × 24, facing right. */
const pictures: { readonly [Name in Runner | "you"]: ReactNode } = {
  light: (
    <>
      <path d="M2 12h22" stroke="#ffe27a" strokeWidth="3" strokeDasharray="7 3" />
      <circle cx="28" cy="12" r="5" fill="#fff6c9" stroke="#e0a800" />
    </>
  ),
  bolt: (
    <>
      <circle cx="22" cy="5" r="3.4" fill="#6b4226" />
      <path d="M21 9l-5 6" stroke="#ffd100" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M20 10l7 2 3-3M19 10l-7-1-2 4M16 15l6 3 1 5M15 15l-6 2-5-2"
        fill="none"
        stroke="#6b4226"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M16 14l4 2" stroke="#1a7a2e" strokeWidth="4.4" strokeLinecap="round" />
    </>
  ),
  flyer: (
    <>
      <path d="M8 5h22M8 17h22" stroke="#e8d8b0" strokeWidth="3.4" />
      <path d="M11 5v12M19 5v12M27 5v12M11 5l8 12M19 5l8 12" stroke="#7a5a2a" fill="none" />
      <path d="M2 9v8M2 13h7M30 11h4M34 8v6" stroke="#7a5a2a" strokeWidth="1.6" />
      <circle cx="21" cy="14.5" r="2.2" fill="#3a3a3a" />
      <path d="M12 20h17" stroke="#7a5a2a" strokeWidth="1.6" />
    </>
  ),
  diskette: (
    <>
      <path d="M8 2h17l3 3v17H8z" fill="#20308a" stroke="#0b1440" />
      <path d="M12 2h10v7H12z" fill="#c8ccd4" />
      <path d="M18 3h2.6v5H18z" fill="#20308a" />
      <path d="M11 13h14v9H11z" fill="#fff" />
      <path d="M13 16h10M13 19h7" stroke="#b04040" />
    </>
  ),
  sunlight: (
    <>
      <path d="M3 12q4-9 8 0t8 0 8 0" fill="none" stroke="#ff9d2e" strokeWidth="2.4" />
      <path d="M27 7l7 5-7 5z" fill="#ff9d2e" />
    </>
  ),
  paint: (
    <>
      <path d="M6 3h24v13H6z" fill="#e8b04a" />
      <path d="M8 16h3v3q-1.5 2-3 0zM19 16h3v2q-1.5 2-3 0z" fill="#e8b04a" />
      <path d="M9 6h12M9 10h17" stroke="#f6d48a" strokeWidth="2" />
    </>
  ),
  sloth: (
    <>
      <ellipse cx="15" cy="14" rx="11" ry="6.5" fill="#8a7350" />
      <circle cx="27" cy="11" r="5.5" fill="#8a7350" />
      <ellipse cx="28.5" cy="11.5" rx="4" ry="3.5" fill="#e8dcc0" />
      <path d="M26 11h2M30 11h2" stroke="#3a2c18" strokeWidth="1.6" />
      <path d="M7 18l-3 4M20 19l4 3" stroke="#8a7350" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  bar: (
    <>
      <path d="M1 6h34v12H1z" fill="#fff" stroke="#222" />
      <path d="M3 8h29v8H3z" fill="#20308a" />
      <path d="M9 8v8M15 8v8M21 8v8M27 8v8" stroke="#fff" strokeWidth="1.5" />
    </>
  ),
  you: (
    <>
      {chair}
      <circle cx="15" cy="5" r="3.4" fill="#f0c8a0" stroke="#7a5030" strokeWidth=".8" />
      <path d="M12 9h6l3 6h7v6" fill="none" stroke="#2c5c8a" strokeWidth="3.4" strokeLinejoin="round" />
      <path d="M30 12v-4h5" fill="none" stroke="#333" strokeWidth="1.6" />
    </>
  ),
}

/** Brows and a mouth at a place, for those without a face of their own. */
const scowl = (x: number, y: number, colour: string) => (
  <path
    d={`M${x - 5} ${y - 2}l4 2M${x + 5} ${y - 2}l-4 2M${x - 3} ${y + 6}q3-3 6 0`}
    fill="none"
    stroke={colour}
    strokeWidth="1.6"
    strokeLinecap="round"
  />
)

/** The same in a temper: turned round, running, with an arm raised, or back at 0. */
const crossPictures: { readonly [Name in Runner]?: ReactNode } = {
  sunlight: (
    <>
      <path d="M33 12q-4-9-8 0t-8 0-8 0" fill="none" stroke="#ff6a1f" strokeWidth="2.4" />
      <path d="M9 7l-7 5 7 5z" fill="#ff6a1f" />
    </>
  ),
  diskette: (
    <>
      {pictures.diskette}
      <path d="M11 10h14v12H11z" fill="#fff" />
      {scowl(18, 14, "#b00020")}
    </>
  ),
  paint: (
    <>
      <path
        d="M6 2h24v11H6zM7 13h4v8q-2 3-4 0zM14 13h3v5q-1.5 2-3 0zM20 13h4v9q-2 3-4 0zM26 13h3v6q-1.5 2-3 0z"
        fill="#e8863a"
      />
      {scowl(18, 6, "#4a1a00")}
    </>
  ),
  sloth: (
    <>
      {pictures.sloth}
      <path d="M20 11V3" stroke="#8a7350" strokeWidth="3" strokeLinecap="round" />
      <path d="M25 8l3 2M33 8l-2 2M27 15q2-2 4 0" fill="none" stroke="#3a1010" strokeWidth="1.4" />
    </>
  ),
  bar: (
    <>
      <path d="M1 6h34v12H1z" fill="#fff" stroke="#b00020" strokeWidth="1.5" />
      <path d="M3 8h2v8H3z" fill="#b00020" />
      {scowl(20, 11, "#b00020")}
    </>
  ),
}

type Props = { of: Runner | "you"; isCross?: boolean; hasWon?: boolean; sitter?: Guest | null }

/** A runner; in the place of the visitor also the chair with a thing from another page. */
export function RunnerPicture({ of, isCross = false, hasWon = false, sitter = null }: Props) {
  if (sitter)
    return (
      <svg viewBox="0 0 36 24" width="36" height="24" overflow="visible" aria-hidden="true">
        {chair}
        <GuestPicture guest={sitter} x={3} y={-10} width={28} height={28} />
      </svg>
    )
  return (
    <svg viewBox="0 0 36 24" width="36" height="24" aria-hidden="true">
      {(isCross && of !== "you" && crossPictures[of]) || pictures[of]}
      {isCross && <path d="M3 1v4M6 2l-3 1M1 4l4-2" stroke="#ff5a4a" strokeWidth="1.2" />}
      {hasWon && (
        <>
          <path d="M13 9l3 6 3-6" fill="none" stroke="#3b8bff" strokeWidth="1.6" />
          <circle cx="16" cy="16.5" r="3.6" fill="#ffd23c" stroke="#a87a00" />
        </>
      )}
    </svg>
  )
}
