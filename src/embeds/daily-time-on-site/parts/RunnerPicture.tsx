import type { ReactNode } from "react"
import type { Runner } from "../lanes"

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
  you: (
    <>
      <path d="M7 9q-4 0-4 5v7h27v-6q0-3-3-3h-2V7q0-3-4-3h-7q-4 0-4 5z" fill="#8a3b3b" stroke="#4a1a1a" />
      <path d="M9 14h15v5H9z" fill="#a85050" />
      <circle cx="15" cy="5" r="3.4" fill="#f0c8a0" stroke="#7a5030" strokeWidth=".8" />
      <path d="M12 9h6l3 6h7v6" fill="none" stroke="#2c5c8a" strokeWidth="3.4" strokeLinejoin="round" />
      <path d="M30 12v-4h5" fill="none" stroke="#333" strokeWidth="1.6" />
    </>
  ),
}

export function RunnerPicture({ of }: { of: Runner | "you" }) {
  return (
    <svg viewBox="0 0 36 24" width="36" height="24" aria-hidden="true">
      {pictures[of]}
    </svg>
  )
}
