/** CSS keywords that stand for colours without naming one. */

/** The system colours of CSS Color 4, including the deprecated ones of 1998, and currentcolor. */
export const systemColours: ReadonlySet<string> = new Set(
  (
    "accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext " +
    "graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext currentcolor " +
    "activeborder activecaption appworkspace background buttonhighlight buttonshadow captiontext inactiveborder " +
    "inactivecaption inactivecaptiontext infobackground infotext menu menutext scrollbar threeddarkshadow threedface " +
    "threedhighlight threedlightshadow threedshadow window windowframe windowtext"
  ).split(" "),
)

/** The CSS-wide keywords, valid for any property. */
export const cssWideKeywords: readonly string[] = ["inherit", "initial", "unset", "revert", "revert-layer"]
