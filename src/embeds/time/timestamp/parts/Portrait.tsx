/** Pertti as he was photographed: top hat, moustache, monocle, not a smile. */
export function Portrait() {
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true">
      <rect width="120" height="150" fill="#d9c299" />
      <ellipse cx="60" cy="76" rx="54" ry="70" fill="#efe0bd" />
      <ellipse cx="60" cy="76" rx="54" ry="70" fill="none" stroke="#8a6a3a" strokeWidth="2" />
      <path d="M18 132C20 104 40 98 60 98S100 104 102 132A54 70 0 0 1 18 132z" fill="#3a2a1c" />
      <path d="M48 98L60 124L72 98z" fill="#f6ecd4" />
      <path d="M60 106L48 100V114zM60 106L72 100V114z" fill="#5a1c1c" />
      <circle cx="34" cy="56" r="11" fill="#b98a52" />
      <circle cx="86" cy="56" r="11" fill="#b98a52" />
      <circle cx="34" cy="56" r="6" fill="#d9a89a" />
      <circle cx="86" cy="56" r="6" fill="#d9a89a" />
      <ellipse cx="60" cy="76" rx="34" ry="29" fill="#c9985c" />
      <ellipse cx="49" cy="86" rx="13" ry="10" fill="#efe0bd" />
      <ellipse cx="71" cy="86" rx="13" ry="10" fill="#efe0bd" />
      <circle cx="46" cy="70" r="4" fill="#1c1420" />
      <circle cx="74" cy="70" r="4" fill="#1c1420" />
      <circle cx="74" cy="70" r="10" fill="none" stroke="#a07818" strokeWidth="2.5" />
      <path d="M84 72q8 14 4 32" fill="none" stroke="#a07818" strokeWidth="1.5" />
      <ellipse cx="60" cy="79" rx="4" ry="3" fill="#6a3a2a" />
      <path
        d="M60 85C52 80 42 84 34 94C44 96 54 94 60 88C66 94 76 96 86 94C78 84 68 80 60 85z"
        fill="#2c1d12"
      />
      <path d="M38 42V10Q60 4 82 10V42z" fill="#241a14" />
      <path d="M38 32H82V41H38z" fill="#6a2020" />
      <path d="M22 42Q60 34 98 42Q98 50 60 48Q22 50 22 42z" fill="#1a120e" />
    </svg>
  )
}
