import { Canvas } from "./Canvas"

/** The sixth attempt: the broken-image icon of a 1998 browser. */
export function Missing() {
  return (
    <Canvas label="The frame of a picture that did not load, with a small red cross and the words “tasty pizza”.">
      <path d="M-130-95h260v190h-260z" fill="#fff" />
      <path d="M-130 95v-190h260" fill="none" stroke="#808080" strokeWidth="2" />
      <path d="M130-95v190h-260" fill="none" stroke="#dfdfdf" strokeWidth="2" />
      <path d="M-120-85h26v26h-26z" fill="#fff" stroke="#808080" strokeWidth="2" />
      <path d="M-114-79l14 14m0-14l-14 14" stroke="#c00" strokeWidth="4" />
      <text x="-84" y="-66" fontFamily="Times New Roman, serif" fontSize="20" fill="#000">
        tasty pizza
      </text>
    </Canvas>
  )
}
