import { Color, type CubeTexture, DirectionalLight, type Scene, type Vector3 } from "three";

/** The environment light of a bright room, and a light from above that casts the shadow. */
export function createLights(scene: Scene, room: CubeTexture) {
  scene.environment = room;
  scene.environmentIntensity = 0.75;
  const lamp = new DirectionalLight(new Color(1, 1, 1), 1.3);
  lamp.castShadow = true;
  lamp.shadow.mapSize.setScalar(1024);
  lamp.shadow.radius = 6;
  scene.add(lamp, lamp.target);
  return {
    lamp,
    /** Lights everything within a radius, in metres. */
    fit(center: Vector3, radius: number) {
      lamp.position.set(-0.9, 2.2, 1.1).multiplyScalar(radius).add(center);
      lamp.target.position.copy(center);
      const side = radius * 1.6;
      const { camera } = lamp.shadow;
      Object.assign(camera, { left: -side, right: side, top: side, bottom: -side });
      Object.assign(camera, { near: radius * 0.1, far: radius * 6 });
      camera.updateProjectionMatrix();
      lamp.shadow.normalBias = radius * 0.01;
    },
    dispose: () => lamp.dispose(),
  };
}
