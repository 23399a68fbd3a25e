import {
  type DirectionalLight,
  type Group,
  type Scene,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from "three";
import type { createGround } from "./ground.ts";
import type { createLights } from "./lights.ts";
import type { createPlatform } from "./platform.ts";

/** What a stage lends for a session in the room. Objects are moved into another scene, and back by `giveBack`. */
export interface LentStage {
  renderer: WebGLRenderer;
  /** The model, at its scale, centred on the floor. */
  model: Group;
  /** The floor with the model's shadow. */
  floor: Group;
  /** The light that casts the shadow. */
  lamp: DirectionalLight;
  environment: Texture | null;
  environmentIntensity: number;
  /** Radius of the model, in metres. */
  radius: number;
  scale: number;
  /** Moves the animation on, unless it is paused. */
  advance(seconds: number): void;
  giveBack(): void;
}

interface Lending {
  parts: {
    renderer: WebGLRenderer;
    scene: Scene;
    lights: ReturnType<typeof createLights>;
    ground: ReturnType<typeof createGround>;
    platform: ReturnType<typeof createPlatform>;
  };
  advance: (seconds: number) => void;
  /** Called when all is in the stage's scene again. */
  onBack: () => void;
}

/** Prepares the parts of a stage for a session: the light fits the model alone, and the floor is its shadow. */
export function lendParts({ parts, advance, onBack }: Lending): LentStage {
  const { renderer, scene, lights, ground, platform } = parts;
  const { lamp } = lights;
  const { intensity } = lamp;
  const { x, y, z } = platform.size();
  const radius = Math.hypot(x, y, z) / 2;
  lights.fit(new Vector3(0, y / 2, 0), radius);
  ground.fit(radius);
  ground.showShadowOnly();
  return {
    renderer,
    lamp,
    radius,
    advance,
    model: platform.place,
    floor: ground.floor,
    environment: scene.environment,
    environmentIntensity: scene.environmentIntensity,
    scale: platform.scale(),
    giveBack() {
      lamp.intensity = intensity;
      ground.grid.visible = true;
      scene.add(ground.floor, lamp, lamp.target);
      platform.group.add(platform.place);
      onBack();
    },
  };
}
