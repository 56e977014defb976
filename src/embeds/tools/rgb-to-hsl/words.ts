/** The words of CSS that stand for a colour and are no names of colours. */

/** The system colours of CSS Color 4, those of 1998 that it calls deprecated, and the keyword for the colour of the text. */
export const systemColours: ReadonlySet<string> = new Set(
  (
    "accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext " +
    "graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext currentcolor " +
    "activeborder activecaption appworkspace background buttonhighlight buttonshadow captiontext inactiveborder " +
    "inactivecaption inactivecaptiontext infobackground infotext menu menutext scrollbar threeddarkshadow threedface " +
    "threedhighlight threedlightshadow threedshadow window windowframe windowtext"
  ).split(" "),
)

/** What any property may be told instead of a value. */
export const wideWords: readonly string[] = ["inherit", "initial", "unset", "revert", "revert-layer"]
