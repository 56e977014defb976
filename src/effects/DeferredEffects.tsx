/** The effects themselves, in one piece that is fetched when the page has nothing else to do. */
import { Celebration } from "./Celebration"
import { Favicon } from "./Favicon"
import { HiddenFilm } from "./HiddenFilm"
import { LuckyVisitor } from "./LuckyVisitor"
import { Snow } from "./Snow"
import { EmojiTrail } from "./trail/EmojiTrail"

/** Mounted while motion is welcome; each effect stops when it goes. */
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
