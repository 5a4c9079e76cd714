"""Makes the site's three font files: python3 src/fonts/subset.py <folder with the two npm packages>.

Needs Debian's python3-fonttools and python3-brotli. See README.md in this folder.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzé"
DIGITS = "0123456789"
HEADINGS = LETTERS + DIGITS + " \u00a0.,:;!?()&/+%'\"-–—‘’“”…·×"
TEXT = HEADINGS + "@#*=_<>[]$|~•°½£"

here = Path(__file__).parent
packages = Path(sys.argv[1])
tiro = packages / "@fontsource/tiro-devanagari-hindi/files"
anek = packages / "@fontsource-variable/anek-latin/files"


def cut(font, characters, features):
    options = subset.Options()
    options.layout_features = features
    # Hints are a third of the file and do nothing on a phone.
    options.hinting = False
    options.notdef_outline = False
    cutter = subset.Subsetter(options)
    cutter.populate(text=characters)
    cutter.subset(font)
    return font


def write(font, name):
    font.flavor = "woff2"
    font.save(here / name)
    print(name, (here / name).stat().st_size, "bytes")


for style, name in (("normal", "tiro.woff2"), ("italic", "tiro-italic.woff2")):
    source = TTFont(tiro / f"tiro-devanagari-hindi-latin-400-{style}.woff2")
    write(cut(source, HEADINGS, ["kern", "liga"]), name)


def text_face(weight):
    source = TTFont(anek / "anek-latin-latin-wght-normal.woff2")
    return cut(instancer.instantiateVariableFont(source, {"wght": weight}), TEXT, ["kern", "liga", "tnum"])


def drop_small_kerning(font, least):
    """Drops the half of the pairs that move a letter by less than a tenth of a pixel; saves 1.5 kB."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.Format == 2:
                for first in table.Class1Record:
                    for pair in first.Class2Record:
                        if abs(getattr(pair.Value1, "XAdvance", 0)) < least:
                            pair.Value1.XAdvance = 0
            else:
                for pairs in table.PairSet:
                    records = pairs.PairValueRecord
                    pairs.PairValueRecord = [r for r in records if abs(r.Value1.XAdvance) >= least]
                    pairs.PairValueCount = len(pairs.PairValueRecord)


# Use the regular weight's kerning for both: kerning that varies with the weight would add 3 kB. The file
# then fits into one TCP window (14.6 kB with the response headers), without a second round trip.
face = text_face((400, 500))
face["GPOS"] = text_face(400)["GPOS"]
drop_small_kerning(face, least=12)  # of 2000 units to the em
write(face, "anek-latin.woff2")
