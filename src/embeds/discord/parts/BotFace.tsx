import type { Speaker } from "../logic"

type Props = { who: Speaker; small?: boolean }

const looks: Record<Speaker, { body: string; face: string; mouth: string; top: string }> = {
  Tab: { body: "#b3402a", face: "#ffe2d6", mouth: "M11 23h10", top: "M6 5h20v3H6z" },
  Space: { body: "#2a5db3", face: "#dbe9ff", mouth: "M10 22q6 4 12 0", top: "M2 6h28v2H2z" },
  Mixed: { body: "#7a4fa3", face: "#efe2ff", mouth: "M10 24l4-3 4 3 4-3", top: "M6 3h6v5H6zM20 5h8v3h-8z" },
  Formatter: {
    body: "#1f7a5a",
    face: "#d8f5e8",
    mouth: "M12 22h8v3h-8z",
    top: "M8 2h2v6H8zM22 2h2v6h-2zM14 4h4v4h-4z",
  },
  Legacy: { body: "#6b6654", face: "#f0ead2", mouth: "M11 24q5-3 10 0", top: "M4 4h24v4H4zM10 1h12v3H10z" },
  Pertti: { body: "#8a5a2b", face: "#c98b4a", mouth: "M12 22q4 4 8 0", top: "M3 3h8v8H3zM21 3h8v8h-8z" },
  You: { body: "#444", face: "#ffd83b", mouth: "M10 21q6 5 12 0", top: "M15 0h2v6h-2z" },
}

/** The speaker's face; each bot is a different robot. */
export function BotFace({ who, small }: Props) {
  const { body, face, mouth, top } = looks[who]
  const size = small ? 24 : 36
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path fill={body} d={top} />
      <path fill={body} stroke="#222" d="M3 8h26v22H3z" />
      <path fill="#fff" opacity="0.3" d="M4 9h24v2H4z" />
      <path fill={face} stroke="#222" d="M7 12h18v15H7z" />
      <path fill="#222" d="M10 15h4v4h-4zM18 15h4v4h-4z" />
      <path fill="#fff" d="M11 16h1v1h-1zM19 16h1v1h-1z" />
      <path fill="none" stroke="#222" strokeWidth="1.6" d={mouth} />
    </svg>
  )
}
