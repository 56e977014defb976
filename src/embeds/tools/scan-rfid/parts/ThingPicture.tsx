/** Drawings of the things that can be held to the reader, each 32 by 32. */
import type { ReactNode } from "react"

const chip = <path fill="#d8b13c" stroke="#7a5f10" d="M6.5 13.5h7v6h-7zM6.5 16.5h7M10 13.5v6" />

const pictures: Record<string, ReactNode> = {
  "The door of Pertti's cage": (
    <>
      <path fill="none" stroke="#555" strokeWidth="2" d="M4 29V12a12 9 0 0 1 24 0v17zM4 20h24" />
      <path stroke="#777" d="M9 7v22M14 4v25M19 4v25M24 7v22" />
      <path fill="#c98a3a" stroke="#111" d="M14 17h12v12H14z" />
      <circle cx="23" cy="23" r="1.5" fill="#ffe14d" />
    </>
  ),
  "A sticker with an address": (
    <>
      <circle cx="16" cy="16" r="13" fill="#fff" stroke="#111" />
      <circle cx="16" cy="16" r="9" fill="none" stroke="#c60" strokeWidth="1.5" />
      <circle cx="16" cy="16" r="6" fill="none" stroke="#c60" strokeWidth="1.5" />
      <path d="M14 14h4v4h-4z" />
    </>
  ),
  "A souvenir from Tokyo": (
    <>
      <circle cx="16" cy="5" r="3.5" fill="none" stroke="#888" strokeWidth="2" />
      <path fill="#d22" stroke="#111" d="M4 13h24l-2 4H6z" />
      <path stroke="#d22" strokeWidth="3" d="M9 16v13M23 16v13M8 21h16" />
    </>
  ),
  "A smart poster": (
    <>
      <path fill="#fffbe6" stroke="#111" d="M5.5 2.5h21v27h-21z" />
      <path fill="#c98a3a" d="M11 11h2v2h6v-2h2v3h1v6H10v-6h1z" />
      <path d="M12 15h2v2h-2zM18 15h2v2h-2zM8 5h16v3H8zM9 24h14v1H9zM11 26h10v1H11z" />
    </>
  ),
  "A business card": (
    <>
      <path fill="#fff" stroke="#111" d="M2.5 7.5h27v18h-27z" />
      <path fill="#c98a3a" d="M6 12h7v8H6z" />
      <path d="M16 12h10v2H16zM16 17h7v1h-7zM16 20h9v1h-9z" />
    </>
  ),
  "The ski pass of last year": (
    <>
      <path fill="#7cc4ec" stroke="#111" d="M6.5 6.5h19v23h-19z" />
      <path fill="#fff" d="m7 29 8-14 5 8 2-3 3 9z" />
      <path fill="#888" d="M12 2h8v4h-8z" />
    </>
  ),
  "A new tag from the roll": (
    <>
      <path fill="#eee" stroke="#111" d="M12 4h17v12H17z" />
      <circle cx="11" cy="18" r="10" fill="#fff" stroke="#111" />
      <circle cx="11" cy="18" r="4" fill="#b08850" stroke="#111" />
      <path fill="none" stroke="#c60" d="M19 7h7v6h-7z" />
    </>
  ),
  "A bus card": (
    <>
      <path fill="#0a58a8" stroke="#111" d="M2.5 7.5h27v18h-27z" />
      {chip}
      <path fill="#fff" d="M17 12h9v7h-9z" />
      <path fill="#0a58a8" d="M18 13h7v3h-7z" />
      <path fill="#111" d="M18 19h2v2h-2zM23 19h2v2h-2z" />
    </>
  ),
  "A dog": (
    <>
      <path fill="#8a5a2b" d="M4 6h5v12H4zM23 6h5v12h-5z" />
      <path fill="#d9a565" stroke="#111" d="M8.5 5.5h15v17l-4 6h-7l-4-6z" />
      <path d="M11 11h2v3h-2zM19 11h2v3h-2zM14 19h4v3h-4zM15 22h2v3h-2z" />
    </>
  ),
  "A banana": (
    <>
      <path fill="#ffd93b" stroke="#111" d="M25 3c3 10-2 24-17 25l-4-3C16 22 21 14 22 3z" />
      <circle cx="20" cy="18" r="3" fill="#fff" stroke="#06c" />
    </>
  ),
  Pertti: (
    <>
      <path fill="#c98a3a" stroke="#111" d="M6.5 6.5h5l1 2h7l1-2h5v8l2 4v7l-4 3h-15l-4-3v-7l2-4z" />
      <path fill="#f6e3c5" d="M9 19h14v7H9z" />
      <path fill="#f2a0a0" d="M14 18h4v2h-4z" />
      <path d="M10 13h3v4h-3zM19 13h3v4h-3z" />
    </>
  ),
  "Bytes written by hand": (
    <>
      <path fill="#fff" stroke="#111" d="M5.5 3.5h21v25h-21z" />
      <path d="M8 7h3v4H8zM13 7h1v4h-1zM17 7h3v4h-3zM22 7h1v4h-1zM8 14h1v4H8zM12 14h3v4h-3zM18 14h1v4h-1zM22 14h2v4h-2zM8 21h3v4H8zM14 21h1v4h-1z" />
    </>
  ),
}

/** A tag of the visitor's own, with nothing but an antenna on it. */
const anyTag = (
  <>
    <path fill="#fff" stroke="#111" d="M4.5 4.5h23v23h-23z" />
    <path fill="none" stroke="#c60" d="M7.5 7.5h17v17h-17zM10.5 10.5h11v11h-11z" />
  </>
)

export function ThingPicture({ name, size }: { name: string; size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      {pictures[name] ?? anyTag}
    </svg>
  )
}
