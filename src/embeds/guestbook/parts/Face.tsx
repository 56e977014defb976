import type { Mood } from "../schema"

const mouths: Record<Mood, string> = {
  happy: "M7 14q5 6 10 0",
  proud: "M8 15q5 3 8-1",
  tired: "M9 16h6",
  worried: "M8 17q4-4 8 0",
  cross: "M8 17q4-3 8 0M5 7l5 2M19 7l-5 2",
  hay: "M8 14q4 4 8 0M16 15l6 4M15 16l4 5",
}

/** Draws a face for a mood, 24 by 24 pixels. */
export function Face({ mood }: { mood: Mood }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" role="img" aria-label={`Mood: ${mood}`}>
      <circle cx="12" cy="12" r="11" fill="#ffd83b" stroke="#5c4300" />
      <circle cx="9" cy="8" r="7" fill="#fff" opacity="0.25" />
      {mood === "tired" ? (
        <path stroke="#222" strokeWidth="1.6" d="M6 10h4M14 10h4" />
      ) : (
        <path d="M7 8h2.500v4H7zM14.500 8H17v4h-2.500z" />
      )}
      <path fill="none" stroke={mood === "hay" ? "#7a5a00" : "#222"} strokeWidth="1.6" d={mouths[mood]} />
    </svg>
  )
}
