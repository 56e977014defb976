import type { ReactNode } from "react"
import type { Level } from "../logic"

const pictures: Record<Level, ReactNode> = {
  1: <path fill="#8d8d8d" stroke="#222" d="M3.5 24l3-11 7-7 9 2 6 9-2 9-6 2.5H8z" />,
  2: (
    <>
      <path fill="#fff" stroke="#222" d="M6.5 2.5h14l5 5v22h-19z" />
      <path fill="none" stroke="#7b93b5" d="M10 12h12M10 16h12M10 20h12M10 24h8" />
      <path fill="#ddd" stroke="#222" d="M20.5 2.5v5h5" />
    </>
  ),
  3: (
    <>
      <path fill="#c9d3da" stroke="#222" d="M9 3l8 15-2.5 2zM23 3l-8 15 2.5 2z" />
      <circle cx="10" cy="24" r="4.5" fill="none" stroke="#c02020" strokeWidth="3" />
      <circle cx="22" cy="24" r="4.5" fill="none" stroke="#c02020" strokeWidth="3" />
    </>
  ),
}

/** The prize of a level: a rock, paper or scissors. */
export function PrizePicture({ level, isWon }: { level: Level; isWon: boolean }) {
  return (
    <svg viewBox="0 0 32 32" data-won={isWon || undefined} aria-hidden="true">
      {pictures[level]}
    </svg>
  )
}
