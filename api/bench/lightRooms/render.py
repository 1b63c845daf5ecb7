"""Renders a made-up room with Blender's Cycles:

    blender -b --factory-startup -noaudio --python-exit-code 1 -P render.py -- SCENE.json MODE OUT.f32 SAMPLES

MODE is empty or furnished. OUT.f32 gets the planes of PASSES one after the other: linear float32 RGB, top row first, no
view transform.
The scene has x right, y up, z towards the viewer; Blender has z up, and y into the picture.
"""
import array
import glob
import json
import math
import os
import shutil
import sys

import bpy
import mathutils

PASSES = {
    'DiffDir': 'diffuse_direct',
    'DiffInd': 'diffuse_indirect',
    'DiffCol': 'diffuse_color',
    'GlossDir': 'glossy_direct',
    'GlossInd': 'glossy_indirect',
    'GlossCol': 'glossy_color',
    'Image': None,
}
SEED = 7

# metres
WALL = 0.18
CASING = (0.06, 0.018)
FRAME = 0.045
FRAME_DEPTH = (-0.12, -0.07)
BAR = 0.05
SKIRTING = (0.09, 0.014)
PORTAL = -0.17
SHEER = {'at': -0.035, 'fold': 0.012, 'wave': 0.11, 'step': 0.01}
SLAT = {'at': -0.04, 'width': 0.025, 'step': 0.022}
LENS = 0.045
CORD = 0.004

# watts of a lamp in the ceiling, and how much of a shaded lamp's light its cloth gives
DOWNLIGHT = 22
CLOTH_SHARE = 0.35

BLOCK_FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def to_blender(point):
    return (point[0], -point[2], point[1])


def scaled(colour, by):
    return [value * by for value in colour]


# ---- materials


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    return material, tree, tree.nodes.new('ShaderNodeOutputMaterial')


def shader(tree, kind, colour):
    node = tree.nodes.new(f'ShaderNode{kind}')
    node.inputs[0].default_value = (*colour, 1)
    return node.outputs[0]


def mixed(tree, share, first, second):
    node = tree.nodes.new('ShaderNodeMixShader')
    node.inputs[0].default_value = share
    tree.links.new(first, node.inputs[1])
    tree.links.new(second, node.inputs[2])
    return node.outputs[0]


def matt(name, colour):
    material, tree, output = new_material(name)
    tree.links.new(shader(tree, 'BsdfDiffuse', colour), output.inputs[0])
    return material


def glowing(name, radiance):
    material, tree, output = new_material(name)
    tree.links.new(shader(tree, 'Emission', radiance), output.inputs[0])
    return material


def lacquered(name, colour, roughness, specular):
    material, tree, output = new_material(name)
    node = tree.nodes.new('ShaderNodeBsdfPrincipled')
    node.inputs['Base Color'].default_value = (*colour, 1)
    node.inputs['Roughness'].default_value = roughness
    node.inputs['Specular'].default_value = specular
    tree.links.new(node.outputs[0], output.inputs[0])
    return material


def sheer_cloth(straight):
    """Thin white cloth: light passes straight, scattered, or is thrown back."""
    material, tree, output = new_material('sheer')
    white = (0.85, 0.85, 0.84)
    cloth = mixed(tree, 0.6, shader(tree, 'BsdfDiffuse', white), shader(tree, 'BsdfTranslucent', white))
    tree.links.new(mixed(tree, straight, cloth, shader(tree, 'BsdfTransparent', (1, 1, 1))), output.inputs[0])
    return material


def lamp_cloth(radiance):
    material, tree, output = new_material('shade')
    node = tree.nodes.new('ShaderNodeAddShader')
    tree.links.new(shader(tree, 'Emission', radiance), node.inputs[0])
    tree.links.new(shader(tree, 'BsdfDiffuse', (0.7, 0.68, 0.62)), node.inputs[1])
    tree.links.new(node.outputs[0], output.inputs[0])
    return material


class FloorMaterial:
    """Carpet, boards or tiles: one colour, varied a little."""

    def __init__(self, floor):
        self.floor = floor
        self.material, self.tree, output = new_material('floor')
        self.surface = self.node('BsdfPrincipled')
        self.surface.inputs['Roughness'].default_value = floor['roughness']
        self.surface.inputs['Specular'].default_value = floor['specular']
        self.link(self.surface.outputs[0], output.inputs[0])
        self.place = self.node('TexCoord').outputs['Object']
        colour = {'carpet': self.carpet, 'planks': self.planks, 'tile': self.tiles}[floor['kind']]()
        self.link(colour, self.surface.inputs['Base Color'])

    def node(self, kind):
        return self.tree.nodes.new(f'ShaderNode{kind}')

    def link(self, source, target):
        self.tree.links.new(source, target)

    def shade(self, by):
        return (*scaled(self.floor['colour'], by), 1)

    def carpet(self):
        noise, mix = self.node('TexNoise'), self.node('MixRGB')
        noise.inputs['Scale'].default_value = 90
        self.link(self.place, noise.inputs['Vector'])
        self.link(noise.outputs['Fac'], mix.inputs[0])
        mix.inputs[1].default_value = self.shade(0.9)
        mix.inputs[2].default_value = self.shade(1.1)
        return mix.outputs[0]

    def laid(self, length, width, joint, variety):
        """Rectangles with joints."""
        brick = self.node('TexBrick')
        self.link(self.place, brick.inputs['Vector'])
        brick.inputs['Scale'].default_value = 1
        brick.inputs['Color1'].default_value = self.shade(1 - variety)
        brick.inputs['Color2'].default_value = self.shade(1 + variety)
        brick.inputs['Mortar'].default_value = self.shade(0.55)
        brick.inputs['Mortar Size'].default_value = joint
        brick.inputs['Brick Width'].default_value = length
        brick.inputs['Row Height'].default_value = width
        return brick

    def tiles(self):
        brick = self.laid(0.6, 0.6, 0.003, 0.04)
        brick.offset = 0
        return brick.outputs['Color']

    def planks(self):
        boards = self.laid(1.6, 0.14, 0.0015, 0.2)
        stretch, noise, level = self.node('Mapping'), self.node('TexNoise'), self.node('MapRange')
        stretch.inputs['Scale'].default_value = (0.4, 6, 1)
        noise.inputs['Scale'].default_value = 6
        noise.inputs['Detail'].default_value = 4
        self.link(self.place, stretch.inputs['Vector'])
        self.link(stretch.outputs[0], noise.inputs['Vector'])
        self.link(noise.outputs['Fac'], level.inputs[0])
        for place, value in enumerate((0.3, 0.7, 0.85, 1.15), start=1):
            level.inputs[place].default_value = value
        grain = self.node('MixRGB')
        grain.blend_type = 'MULTIPLY'
        grain.inputs[0].default_value = 1
        self.link(boards.outputs['Color'], grain.inputs[1])
        self.link(level.outputs[0], grain.inputs[2])
        return grain.outputs[0]


# ---- meshes


def add_object(name, data):
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    return made


def add_mesh(name, points, faces, material, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([to_blender(point) for point in points], [], faces)
    mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', [smooth] * len(mesh.polygons))
    mesh.update()
    return add_object(name, mesh)


def add_block(name, a, b, material):
    low, high = [min(pair) for pair in zip(a, b)], [max(pair) for pair in zip(a, b)]
    points = [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
    return add_mesh(name, points, BLOCK_FACES, material)


def add_turned_block(part, material):
    cosine, sine = math.cos(part['yaw']), math.sin(part['yaw'])
    (cx, cy, cz), (hx, hy, hz) = part['centre'], part['half']
    points = [
        (cx + x * cosine + z * sine, cy + y, cz + z * cosine - x * sine)
        for x in (-hx, hx)
        for y in (-hy, hy)
        for z in (-hz, hz)
    ]
    add_mesh(part['name'], points, BLOCK_FACES, material)


def add_sphere(name, centre, radius, material):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=48, radius=radius, location=to_blender(centre))
    mesh = bpy.context.object.data
    mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    bpy.context.object.name = name


def ring(x, y, z, radius, count):
    turns = [2 * math.pi * k / count for k in range(count)]
    return [(x + radius * math.cos(turn), y, z + radius * math.sin(turn)) for turn in turns]


# ---- the room


class Room:
    def __init__(self, scene):
        self.scene = scene
        self.box = scene['box']
        self.trim = lacquered('trim', scene['trim'], 0.5, 0.3)
        self.floor = FloorMaterial(scene['floor']).material
        self.ceiling = matt('ceiling', scene['ceilingColour'])
        paints = scene.get('walls') or {}
        names = ('left', 'right', 'back', 'front')
        self.paints = {name: matt(f'{name} wall', paints.get(name, scene['wall'])) for name in names}

    def at_wall(self, wall, along, y, inward):
        """A point from its place along a wall, its height, and its distance from the wall into the room."""
        box = self.box
        if wall == 'left':
            return (box['left'] + inward, y, along)
        if wall == 'right':
            return (box['right'] - inward, y, along)
        return (along, y, box['back'] + inward if wall == 'back' else box['front'] - inward)

    def wall_range(self, wall):
        box = self.box
        return (box['back'], box['front']) if wall in ('left', 'right') else (box['left'], box['right'])

    def wall_block(self, name, wall, along, height, inward, material):
        a = self.at_wall(wall, along[0], height[0], inward[0])
        b = self.at_wall(wall, along[1], height[1], inward[1])
        add_block(name, a, b, material)

    def windows_of(self, wall):
        return [window for window in self.scene['windows'] if window['wall'] == wall]

    def recess_of(self, wall):
        alcove = self.scene.get('alcove')
        return alcove if alcove and alcove['kind'] == 'recess' and alcove['wall'] == wall else None

    def build(self):
        box = self.box
        low = (box['left'] - WALL, -WALL, box['back'] - WALL)
        add_block('floor', low, (box['right'] + WALL, 0, box['front'] + WALL), self.floor)
        top = box['ceiling']
        ends = (box['right'] + WALL, top + WALL, box['front'] + WALL)
        add_block('ceiling', (low[0], top, low[2]), ends, self.ceiling)
        for wall in self.paints:
            self.add_wall(wall)
            self.add_skirting(wall)
            if self.recess_of(wall):
                self.add_recess(self.recess_of(wall))
            for window in self.windows_of(wall):
                add_window(self, window)
        alcove = self.scene.get('alcove')
        if alcove and alcove['kind'] == 'pillar':
            a, b = (alcove['left'], 0, alcove['back']), (alcove['right'], top, alcove['front'])
            add_block('pillar', a, b, self.paints['back'])

    def add_wall(self, wall):
        """Blocks around the holes."""
        start, end = self.wall_range(wall)
        if wall in ('back', 'front'):
            start, end = start - WALL, end + WALL
        holes = [(hole['from'], hole['to'], hole['bottom'], hole['top']) for hole in self.windows_of(wall)]
        recess = self.recess_of(wall)
        if recess:
            holes.append((recess['from'], recess['to'], 0, recess['height']))
        across = sorted({start, end, *[at for hole in holes for at in hole[:2]]})
        up = sorted({0, self.box['ceiling'], *[y for hole in holes for y in hole[2:]]})
        for along in zip(across, across[1:]):
            for height in zip(up, up[1:]):
                x, y = sum(along) / 2, sum(height) / 2
                if not any(hole[0] < x < hole[1] and hole[2] < y < hole[3] for hole in holes):
                    self.wall_block('wall', wall, along, height, (-WALL, 0), self.paints[wall])

    def add_skirting(self, wall):
        parts = [self.wall_range(wall)]
        gaps = [(low['from'] - 0.06, low['to'] + 0.06) for low in self.windows_of(wall) if low['bottom'] < 0.12]
        recess = self.recess_of(wall)
        if recess:
            gaps.append((recess['from'], recess['to']))
        for a, b in gaps:
            parts = [part for start, end in parts for part in ((start, min(end, a)), (max(start, b), end))]
            parts = [(start, end) for start, end in parts if end > start]
        height, depth = SKIRTING
        for part in parts:
            self.wall_block('skirting', wall, part, (0, height), (0, depth), self.trim)

    def add_recess(self, recess):
        wall, paint = recess['wall'], self.paints[recess['wall']]
        start, end, height = recess['from'], recess['to'], recess['height']
        deep = (-WALL, -recess['depth'])
        wide = (start - WALL, end + WALL)
        self.wall_block('recess side', wall, (start - WALL, start), (0, height), deep, paint)
        self.wall_block('recess side', wall, (end, end + WALL), (0, height), deep, paint)
        behind = (-recess['depth'], -recess['depth'] - WALL)
        self.wall_block('recess end', wall, wide, (-WALL, height + WALL), behind, paint)
        self.wall_block('recess floor', wall, wide, (-WALL, 0), deep, self.floor)
        self.wall_block('recess ceiling', wall, wide, (height, height + WALL), deep, self.ceiling)


# ---- windows


def add_window(room, window):
    wall, bottom, top = window['wall'], window['bottom'], window['top']
    start, end = window['from'], window['to']
    casing, thick = CASING
    border = [
        ((start - casing, start), (max(0, bottom - casing), top + casing)),
        ((end, end + casing), (max(0, bottom - casing), top + casing)),
        ((start, end), (top, top + casing)),
        ((start, end), (max(0, bottom - casing), bottom)),
    ]
    for along, height in border:
        room.wall_block('casing', wall, along, height, (0, thick), room.trim)
    frame = [
        ((start, start + FRAME), (bottom, top)),
        ((end - FRAME, end), (bottom, top)),
        ((start + FRAME, end - FRAME), (top - FRAME, top)),
        ((start + FRAME, end - FRAME), (bottom, bottom + FRAME)),
    ]
    for pane in range(1, window['panes']):
        x = start + (end - start) * pane / window['panes']
        frame.append(((x - BAR / 2, x + BAR / 2), (bottom + FRAME, top - FRAME)))
    for along, height in frame:
        room.wall_block('frame', wall, along, height, FRAME_DEPTH, room.trim)
    if window.get('sheer'):
        add_sheers(room, window)
    if window.get('blind'):
        add_blind(room, window)
    add_portal(room, window)


def add_sheers(room, window):
    """Cloth in folds: over the whole window, or at both of its sides."""
    start, end, cover = window['from'] + 0.01, window['to'] - 0.01, window['sheer']['cover']
    half = (end - start) * cover / 2
    parts = [(start, end)] if cover >= 1 else [(start, start + half), (end - half, end)]
    cloth = sheer_cloth(window['sheer']['straight'])
    for a, b in parts:
        count = max(2, round((b - a) / SHEER['step']))
        points = []
        for k in range(count + 1):
            along = a + (b - a) * k / count
            inward = SHEER['at'] + SHEER['fold'] * math.sin(2 * math.pi * along / SHEER['wave'])
            points += [room.at_wall(window['wall'], along, y, inward) for y in (window['bottom'], window['top'])]
        faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(count)]
        add_mesh('sheer', points, faces, cloth, smooth=True)


def add_blind(room, window):
    """Slats from the top down, their edges in the room higher than those outside."""
    wall, blind = window['wall'], window['blind']
    start, end, top = window['from'] + 0.008, window['to'] - 0.008, window['top']
    low = top - (top - window['bottom']) * blind['drop']
    tilt = math.radians(blind['tilt'])
    across, up = SLAT['width'] / 2 * math.cos(tilt), SLAT['width'] / 2 * math.sin(tilt)
    white = matt('slats', (0.8, 0.8, 0.79))
    points, faces = [], []
    for k in range(int((top - 0.04 - low) / SLAT['step'])):
        y, first = top - 0.05 - k * SLAT['step'], len(points)
        for along, side in ((start, -1), (end, -1), (end, 1), (start, 1)):
            points.append(room.at_wall(wall, along, y + side * up, SLAT['at'] + side * across))
        faces.append(tuple(range(first, first + 4)))
    if faces:
        add_mesh('slats', points, faces, white)
    rail = (SLAT['at'] - 0.015, SLAT['at'] + 0.015)
    room.wall_block('head rail', wall, (start, end), (top - 0.035, top), rail, white)


def add_portal(room, window):
    """Tells the path tracer through where the sky shines in."""
    wall = window['wall']
    light = bpy.data.lights.new('portal', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = window['to'] - window['from'], window['top'] - window['bottom']
    light.cycles.is_portal = True
    middle = ((window['from'] + window['to']) / 2, (window['bottom'] + window['top']) / 2)
    portal = add_object('portal', light)
    portal.location = to_blender(room.at_wall(wall, *middle, PORTAL))
    inward = {'left': (1, 0, 0), 'right': (-1, 0, 0), 'back': (0, -1, 0), 'front': (0, 1, 0)}[wall]
    portal.rotation_euler = mathutils.Vector(inward).to_track_quat('-Z', 'Y').to_euler()


# ---- light


def add_sky(scene):
    """Radiance by the height above the horizon: ground, trees, sky."""
    world = bpy.data.worlds.new('outside')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    kinds = ('TexCoord', 'SeparateXYZ', 'MapRange', 'ValToRGB', 'Background', 'OutputWorld')
    place, split, level, ramp, background, output = [tree.nodes.new(f'ShaderNode{kind}') for kind in kinds]
    level.inputs[1].default_value = -1
    level.inputs[2].default_value = 1
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs[2], level.inputs[0])
    tree.links.new(level.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs[0])
    tree.links.new(background.outputs[0], output.inputs[0])
    tops = 0.5 + scene.get('treeTop', 0.1) / 2
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0, (*scene['ground'], 1)
    stops[1].position, stops[1].color = 1, (*scene['sky'], 1)
    between = [(0.485, scene['ground']), (0.495, scene['trees']), (tops, scene['trees'])]
    for position, colour in [*between, (tops + 0.025, scaled(scene['sky'], 0.9))]:
        stops.new(position).color = (*colour, 1)


def add_sun(sun):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = sun['strength'], math.radians(0.7), sun['colour']
    down = mathutils.Vector([-value for value in to_blender(sun['from'])])
    add_object('sun', light).rotation_euler = down.to_track_quat('-Z', 'Y').to_euler()


def add_downlight(x, z, ceiling, colour):
    light = bpy.data.lights.new('downlight', 'SPOT')
    light.energy, light.color = DOWNLIGHT, colour
    light.spot_size, light.spot_blend, light.shadow_soft_size = math.radians(115), 0.7, 0.04
    add_object('downlight', light).location = to_blender((x, ceiling - 0.015, z))
    # what is seen of it
    seen = glowing('lens', scaled(colour, 12))
    lens = add_mesh('lens', ring(x, ceiling - 0.004, z, LENS, 16), [tuple(range(16))], seen)
    lens.visible_diffuse = lens.visible_glossy = lens.visible_shadow = False


def add_pendant(pendant, ceiling, colour):
    x, z, bottom, height = pendant['x'], pendant['z'], pendant['bottom'], pendant['height']
    radius, power, middle = pendant['radius'], pendant['power'], (pendant['x'], bottom + height / 2, pendant['z'])
    top = bottom + height
    add_block('cord', (x - CORD, top, z - CORD), (x + CORD, ceiling, z + CORD), matt('cord', (0.05, 0.05, 0.05)))
    if pendant['kind'] == 'globe':
        radiance = power / (4 * math.pi**2 * radius**2)
        add_sphere('globe', middle, radius, glowing('globe', scaled(colour, radiance)))
        return
    # both sides of the cloth shine
    radiance = CLOTH_SHARE * power / (math.pi * 4 * math.pi * radius * height)
    count = 64
    points = ring(x, bottom, z, radius, count) + ring(x, top, z, radius, count)
    faces = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    add_mesh('shade', points, faces, lamp_cloth(scaled(colour, radiance)), smooth=True)
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = (1 - CLOTH_SHARE) * power, colour, 0.03
    add_object('bulb', light).location = to_blender(middle)


def add_lights(scene):
    add_sky(scene)
    if scene.get('sun'):
        add_sun(scene['sun'])
    ceiling = scene['box']['ceiling']
    for x, z in scene.get('downlights', []):
        add_downlight(x, z, ceiling, scene['lampColour'])
    for pendant in scene.get('pendants', []):
        add_pendant(pendant, ceiling, scene['lampColour'])


# ---- what stands in the room


def add_furniture(scene):
    paints = {}
    for part in [part for thing in scene['objects'] for part in thing['parts']]:
        colour = tuple(part['colour'])
        if colour not in paints:
            paints[colour] = matt(f'paint {len(paints)}', colour)
        if part['type'] == 'box':
            add_turned_block(part, paints[colour])
        else:
            add_sphere(part['name'], part['centre'], part['radius'], paints[colour])


# ---- camera and picture


def add_camera(scene):
    view, width, height = scene['camera'], scene['width'], scene['height']
    lens = bpy.data.cameras.new('camera')
    lens.sensor_width, lens.sensor_fit, lens.clip_start = 36, 'HORIZONTAL', 0.02
    lens.lens = 36 * view['focal'] / width
    lens.shift_x = (width / 2 - view['cx']) / width
    lens.shift_y = (view['cy'] - height / 2) / width
    camera = add_object('camera', lens)
    # columns: the camera's right, up and backwards
    right, up, backwards = [to_blender([view['rotation'][row * 3 + k] for row in range(3)]) for k in range(3)]
    turn = mathutils.Matrix((right, up, backwards)).transposed().to_4x4()
    camera.matrix_world = mathutils.Matrix.Translation((0, 0, scene['eye'])) @ turn
    bpy.context.scene.camera = camera


def set_quality(scene, samples):
    target = bpy.context.scene
    target.render.engine = 'CYCLES'
    cycles = target.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, SEED
    cycles.use_denoising = cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces = 9, 8
    cycles.glossy_bounces = cycles.transmission_bounces = 4
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 0.5, 2, 0
    cycles.caustics_reflective, cycles.light_sampling_threshold = True, 0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.3
    target.render.resolution_x, target.render.resolution_y = scene['width'], scene['height']
    target.render.resolution_percentage = 100
    target.view_settings.view_transform = 'Standard'


def set_passes(folder):
    """Each pass goes into a file of its own."""
    target = bpy.context.scene
    for name in filter(None, PASSES.values()):
        setattr(target.view_layers[0], f'use_pass_{name}', True)
    target.use_nodes = True
    tree = target.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])


def planes(folder):
    """The passes as bytes, top row first."""
    for name in PASSES:
        image = bpy.data.images.load(glob.glob(f'{folder}/{name}[0-9]*.exr')[0])
        image.colorspace_settings.name = 'Linear'
        width, height = image.size
        pixels = array.array('f', [0.0]) * (width * height * 4)
        image.pixels.foreach_get(pixels)
        colours = array.array('f', [0.0]) * (width * height * 3)
        for channel in range(3):
            colours[channel::3] = pixels[channel::4]
        row = width * 3
        for y in range(height - 1, -1, -1):
            yield colours[y * row : (y + 1) * row].tobytes()


def main():
    file, mode, out, samples = sys.argv[sys.argv.index('--') + 1 :]
    with open(file, encoding='utf8') as text:
        scene = json.load(text)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    Room(scene).build()
    add_lights(scene)
    if mode == 'furnished':
        add_furniture(scene)
    add_camera(scene)
    set_quality(scene, int(samples))
    folder = f'{out}.passes'
    os.makedirs(folder, exist_ok=True)
    set_passes(folder)
    bpy.ops.render.render(write_still=False)
    # a file that is there is whole
    with open(f'{out}.part', 'wb') as target:
        target.writelines(planes(folder))
    shutil.rmtree(folder)
    os.replace(f'{out}.part', out)


main()
