import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { bringTypeface } from "@panel/ui/style";

bringTypeface(inter);
