/** All effects in one chunk, loaded when the browser is idle. */
import { Celebration } from "./Celebration"
import { Favicon } from "./favicon/Favicon"
import { HiddenFilm } from "./HiddenFilm"
import { LuckyVisitor } from "./LuckyVisitor"
import { Snow } from "./Snow"
import { EmojiTrail } from "./trail/EmojiTrail"

/** Mounted while motion is allowed; each effect stops when it unmounts. */
export default function DeferredEffects({ path, title }: { path: string; title: string }) {
  return (
    <>
      <EmojiTrail />
      <Favicon title={title} />
      <Snow path={path} />
      <Celebration path={path} />
      <HiddenFilm />
      <LuckyVisitor />
    </>
  )
}
